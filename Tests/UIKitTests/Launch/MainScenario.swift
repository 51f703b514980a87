import Foundation
import XCTest
@testable import UIKit

/// What an app's `main` does, on the main thread of a process of its own. Ends with 0 where the rule holds.
@MainActor enum MainScenario: String {
    case neverReturns, arguments, mainOfTheDelegate, launchIsWorkOfTheLoop, sceneIsWorkOfTheLoop, tooEarly

    func run() -> Never {
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in exit(5) }
        switch self {
        case .neverReturns:
            Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in exit(0) }
            _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "UIKitTests.DiaryCodeDelegate")
            exit(3)
        case .arguments:
            onLaunch { UIApplication.shared is OwnApplication && UIApplication.shared.delegate is DiaryDelegate }
            _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, "UIKitTests.OwnApplication", "UIKitTests.DiaryDelegate")
            exit(3)
        case .mainOfTheDelegate:
            onLaunch { type(of: UIApplication.shared) == UIApplication.self && UIApplication.shared.delegate is DiaryCodeDelegate }
            DiaryCodeDelegate.main()
            exit(3)
        case .launchIsWorkOfTheLoop:
            start("") { Diary.names == ["delegate.init"] }
            exit(Diary.has(["delegate.init", "willFinish", "didFinish"]) ? 0 : 4)
        case .sceneIsWorkOfTheLoop:
            start(Manifest.code) { UIApplication.shared.connectedScenes.isEmpty }
            exit(UIApplication.shared.connectedScenes.count == 1 ? 0 : 4)
        case .tooEarly:
            _ = UIApplication.existing(inTests: false)
            exit(0)
        }
    }

    private func onLaunch(_ check: @escaping @MainActor @Sendable () -> Bool) {
        NotificationCenter.default.addObserver(forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil) { _ in
            exit(MainActor.assumeIsolated { check() } ? 0 : 4)
        }
    }

    /// Starts a launch, and runs the loop for a moment when `before` holds.
    private func start(_ info: String, before: () -> Bool) {
        Diary.start()
        var request = LaunchSequence.Request(principalClassName: nil, delegateClassName: "UIKitTests.DiaryDelegate")
        request.info = LaunchHost.info(info)
        LaunchSequence(request).start()
        guard before() else { exit(3) }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    }
}

/// Runs the scenario that the environment names; nothing in a run of all tests.
final class MainScenarioTests: XCTestCase {
    static let variable = "UNDERSTUDY_TEST_SCENARIO"

    func testScenario() throws {
        guard let name = ProcessInfo.processInfo.environment[Self.variable] else { throw XCTSkip("MainTests runs this in processes of its own") }
        MainActor.assumeIsolated { MainScenario(rawValue: name)!.run() }
    }
}
