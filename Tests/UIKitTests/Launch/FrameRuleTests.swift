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
}
