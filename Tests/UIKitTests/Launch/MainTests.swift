import Foundation
import XCTest
@testable import UIKit

/// Rules A1–A14 and A60: from `main` to the first work item of the run loop.
final class MainTests: XCTestCase {
    private struct Ended { var status: Int32, bySignal: Bool, errors: String }

    /// Runs a scenario in this test bundle once more.
    private func run(_ scenario: MainScenario) throws -> Ended {
        let process = Process(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["UIKitTests.MainScenarioTests/testScenario"]
        process.environment = ProcessInfo.processInfo.environment.merging([MainScenarioTests.variable: scenario.rawValue, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Ended(status: process.terminationStatus, bySignal: process.terminationReason == .uncaughtSignal, errors: String(decoding: text, as: UTF8.self))
    }

    private func assertSucceeds(_ scenario: MainScenario, file: StaticString = #filePath, line: UInt = #line) throws {
        let ended = try run(scenario)
        XCTAssertEqual(ended.status, 0, ended.errors, file: file, line: line)
        XCTAssertFalse(ended.bySignal, ended.errors, file: file, line: line)
    }

    func test_A1_neverReturns() throws { try assertSucceeds(.neverReturns) }
    func test_A1_A2_argumentsNamePrincipalAndDelegate() throws { try assertSucceeds(.arguments) }
    func test_A9_launchIsTheLoopsFirstWork() throws { try assertSucceeds(.launchIsWorkOfTheLoop) }
    func test_A11_mainOfTheDelegate() throws { try assertSucceeds(.mainOfTheDelegate) }
    func test_A60_loopRunsBeforeAnySceneConnects() throws { try assertSucceeds(.sceneIsWorkOfTheLoop) }

    func test_A4_anErrorBeforeUIApplicationMain() throws {
        let ended = try run(.tooEarly)
        XCTAssertTrue(ended.bySignal)
        XCTAssertTrue(ended.errors.contains("UIApplication.shared was used before UIApplicationMain was called."), ended.errors)
    }
}
