import CoreGraphics
import DeviceHost
import XCTest
@testable import UIKit

/// Rules H8, A21, C22: when there is a first frame.
final class FrameRuleTests: XCTestCase {
    private final class Counter: Display {
        let scale: CGFloat = 1
        let wantsEveryFrame = true
        private(set) var count = 0
        func present(_ frame: Bitmap, changed: PixelRect) { count += 1 }
        func close() {}
    }

    @MainActor private func frames(_ host: LaunchHost) -> (before: Int, after: Int) {
        let loop = FrameLoop(), counter = Counter()
        loop.opensDisplay = { counter }
        loop.commit()
        let before = counter.count
        host.launch()
        loop.commit()
        return (before, counter.count)
    }

    @MainActor func test_H8_A21_firstFrameEndsTheLaunch() async {
        let host = LaunchHost(delegate: "UIKitTests.DiaryCodeDelegate")
        defer { host.close() }
        let (before, after) = frames(host)
        XCTAssertEqual([before, after], [0, 1])
    }

    @MainActor func test_C22_noFrameInTheBackground() async {
        let host = LaunchHost("UIBackgroundModes = (fetch);", delegate: "UIKitTests.DiaryCodeDelegate", reason: .fetch)
        defer { host.close() }
        let (before, after) = frames(host)
        XCTAssertEqual([before, after], [0, 0])
    }

    @MainActor private func turn() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }

    /// What `didFinishLaunching` puts off comes after the launch's own turn, which lays out and shows the first frame.
    @MainActor func test_H16_delayedWorkComesInALaterTurn() async {
        let host = LaunchHost(delegate: "UIKitTests.LateWorkDelegate")
        defer { host.close() }
        LateWorkDelegate.done = []
        XCTAssertEqual(frames(host).after, 1)
        XCTAssertEqual(LateWorkDelegate.done, [])
        // The main queue's work comes where this test waits, the run loop's where it turns.
        for _ in 0..<300 where LateWorkDelegate.done.count < 2 {
            turn()
            try? await Task.sleep(nanoseconds: 10_000_000)
        }
        XCTAssertEqual(LateWorkDelegate.done.sorted(), ["later", "queued"])
    }
}

/// Puts work off while it launches.
final class LateWorkDelegate: DiaryCodeDelegate {
    nonisolated(unsafe) static var done: [String] = []

    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        DispatchQueue.main.async { Self.done.append("queued") }
        perform("later", with: nil, afterDelay: 0)
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { LateWorkDelegate() }
        glue.action("later") { _, _ in done.append("later"); return nil }
    }
}
