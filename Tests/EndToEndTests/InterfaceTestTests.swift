import Foundation
import XCTest

/// `understudy test` over interface tests: an example's, and those of an app of ours that has a control of each kind.
final class InterfaceTestTests: XCTestCase {
    func test_birdWatching() throws {
        let run = try TestRun(self, example("BirdWatching"), ["--target", "BirdWatchingUITests"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertTrue(run.outcome.output.contains("3 tests: 3 passed; "), run.outcome.output)
        XCTAssertTrue(run.outcome.output.contains("measured [Duration (AppLaunch), s] average: "), run.outcome.output)
    }

    func test_controlsGesturesAndFailures() throws {
        let run = try TestRun(self, fixtures.appendingPathComponent("Driven").path)
        for name in ["testLaunchWords", "testControls", "testTyping", "testAlert", "testInterruptions", "testWaitsCostNothing", "testGoesOnAfterTheCrash", "testScrollsToARow", "testGestures"] {
            XCTAssertEqual(run.status(name), "passed", name + "\n" + run.failure(name) + "\n" + run.outcome.errors)
        }
        let tests = fixtures.appendingPathComponent("Driven/DrivenUITests/ControlTests.swift")
        let expected = [
            ("testTellsWhatIsThere", "buttons[\"Nowhere\"].tap()", "Failed to tap \"Nowhere\" Button: No matches found for Elements matching predicate", "label: &apos;Ask&apos;"),
            ("testTellsOfSeveral", "buttons.element.tap()", "Failed to tap Button: Multiple matching elements found", "label: &apos;Later&apos;"),
            ("testTellsOfFocus", "typeText(\"lost\")", "Neither element nor any descendant has keyboard focus", "Name"),
            ("testCrashes", "buttons[\"Crash\"].tap()", "org.example.Driven crashed", "Index out of range"),
        ]
        for (name, call, beginning, detail) in expected {
            let failure = run.failure(name).replacingOccurrences(of: "&quot;", with: "\"")
            XCTAssertEqual(run.status(name), "failed", name)
            XCTAssertTrue(failure.contains(beginning), "\(name): \(failure)")
            XCTAssertTrue(failure.contains(detail.replacingOccurrences(of: "&apos;", with: "'")), "\(name): \(failure)")
            XCTAssertTrue(run.outcome.errors.contains("\(tests.path):\(try line(call, in: tests)): error: "), "\(name): \(run.outcome.errors)")
        }
        XCTAssertTrue(run.outcome.output.contains("13 tests: 9 passed, 4 failed; "), run.outcome.output)
    }
}
