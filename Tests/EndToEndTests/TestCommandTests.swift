import Foundation
import XCTest

/// `understudy test` over a package and an Xcode project of our own, whose tests end in every way in which tests may end.
final class TestCommandTests: XCTestCase {
    private func run(_ fixture: String, _ options: [String] = [], in folder: URL? = nil, environment: [String: String] = [:]) throws -> TestRun {
        try TestRun(self, fixtures.appendingPathComponent(fixture).path, options, in: folder, environment: environment)
    }

    func test_packageTests() throws {
        let run = try run("Tested")
        XCTAssertEqual(run.outcome.status, 1, run.outcome.errors)
        let expected = [
            "testPasses": "passed", "testFails": "failed", "testSkips": "skipped", "testThrows": "failed", "testCrashes": "failed",
            "testStopsAtItsFirstFailure": "failed", "testZRunsAfterTheCrash": "passed", "testTouchesViewsUnmarked": "passed", "testAsync": "passed",
            "testIsPrepared": "passed", "testWaits": "passed", "testInAnExtension": "passed", "testResources": "passed",
            "passes()": "passed", "fails()": "failed", "isDisabled()": "skipped", "takes(_:)": "passed", "touchesViews()": "passed",
            "testInverted": "passed", "testInvertedIsFulfilled": "failed", "testCount": "passed", "testOrder": "passed", "testWrongOrder": "failed",
            "testTimeOut": "failed", "testPredicateAndNotification": "passed", "testFulfillment": "passed", "testSetUpsCameInOrder": "passed",
            "testMeasure": "passed", "testMeasureMetrics": "passed", "testIsExpected": "passed", "testIsExpectedToTheEnd": "passed",
            "testDoesNotFail": "failed", "testNeedNotFail": "passed",
            "testIsPrivate": "missing", "testTakes": "missing", "helper": "missing",
        ]
        for (name, status) in expected { XCTAssertEqual(run.status(name), status, name + "\n" + run.outcome.errors) }
        // BaseTests' test runs for its subclass, too.
        XCTAssertEqual(run.report.components(separatedBy: "testTouchesViewsUnmarked").count, 3)

        let outcomes = fixtures.appendingPathComponent("Tested/Tests/TestedTests/OutcomeTests.swift")
        let wrong = try line("XCTAssertEqual(Tested.twice(1), 3)", in: outcomes)
        XCTAssertTrue(run.failure("testFails").contains("OutcomeTests.swift:\(wrong)<"), run.failure("testFails"))
        XCTAssertTrue(run.outcome.errors.contains("\(outcomes.path):\(wrong): error: OutcomeTests/testFails: "), run.outcome.errors)
        XCTAssertTrue(run.failure("testCrashes").contains("the app crashed: "), run.failure("testCrashes"))
        XCTAssertTrue(run.failure("testCrashes").contains("Index out of range"), run.failure("testCrashes"))
        XCTAssertTrue(run.failure("testThrows").contains("Trouble"), run.failure("testThrows"))
        XCTAssertTrue(run.failure("testThrows").contains("OutcomeTests.swift:\(try line("func testThrows", in: outcomes))<"), run.failure("testThrows"))
        XCTAssertEqual(run.lines("testStopsAtItsFirstFailure").components(separatedBy: "<failure").count, 2, "a test went on after its first failure")
        let suite = fixtures.appendingPathComponent("Tested/Tests/TestedTests/SwiftTestingTests.swift")
        XCTAssertTrue(run.failure("fails()").contains("SwiftTestingTests.swift:\(try line("twice(2) == 5", in: suite))<"), run.failure("fails()"))
        XCTAssertTrue(run.lines("testSkips").contains("<skipped message=\"not today\"/>"), run.lines("testSkips"))
        XCTAssertTrue(run.failure("testDoesNotFail").contains("Expected failure 'it used to fail' but none recorded"))
        XCTAssertTrue(run.outcome.output.contains("34 tests: 23 passed, 9 failed, 2 skipped; "), run.outcome.output)
    }

    func test_filter() throws {
        let run = try run("Tested", ["--filter", "OutcomeTests/testP|Numbers/passes"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertTrue(run.outcome.output.contains("\n2 tests: 2 passed; "), run.outcome.output)
    }

    func test_hostedTests() throws {
        let begin = ProcessInfo.processInfo.systemUptime, scratch = try TestRun.scratch(self)
        let run = try run("Hosted", in: scratch, environment: ["UNDERSTUDY_WALL_LIMIT": "15"])
        XCTAssertEqual(run.outcome.status, 1, run.outcome.errors)
        for name in ["testAppIsLaunchedAndShown", "testBundles", "testSchemesWords", "testAnimationEnds", "testGoesOnAfterwards", "seesTheApp()", "waits()"] {
            XCTAssertEqual(run.status(name), "passed", name + "\n" + run.outcome.errors)
        }
        XCTAssertEqual(run.status("testSwitchedOffByTheScheme"), "skipped")
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - begin, 300, "an animation of 40 s took its time")
        try assertEndings(run, in: scratch)
        XCTAssertTrue(run.outcome.output.contains("18 tests: 11 passed, 6 failed, 1 skipped; "), run.outcome.output)
    }

    /// A crash, an exception and a hang: the run goes on with the next test, says which test it was, and keeps the report.
    private func assertEndings(_ run: TestRun, in scratch: URL) throws {
        let endings = [
            ("EndingTests", "testACrash", "Index out of range"), ("HostedTests", "testExceptionEndsTheApp", "no sparrows"),
            ("EndingTests", "testBusyForever", "the test hung: no end after 15 s"), ("EndingTests", "testDeadlock", "the test hung: no end after 15 s"),
            ("EndingTests", "testExits", "the app exited with status 0 before the test ended"),
            ("PreparingTests", "testIsNotReached", "in the class's setUp(): the app crashed"),
        ]
        for (group, name, words) in endings {
            XCTAssertEqual(run.status(name), "failed", name)
            XCTAssertTrue(run.failure(name).contains(words), run.lines(name))
            let file = scratch.appendingPathComponent("report-crashes/HostedTests.\(group)\(group == "PreparingTests" ? "" : ".\(name)").txt")
            XCTAssertTrue(run.lines(name).contains("crash report: \(file.path)"), run.lines(name))
            XCTAssertTrue(run.outcome.output.contains("crash report: \(file.path)"), run.outcome.output)
            XCTAssertNotNil(try? String(contentsOf: file, encoding: .utf8), file.path)
        }
        let crash = try String(contentsOf: scratch.appendingPathComponent("report-crashes/HostedTests.EndingTests.testACrash.txt"), encoding: .utf8)
        XCTAssertTrue(crash.contains("EndingTests.swift") || crash.contains("Index out of range"), crash)
        for name in ["testAfterTheCrash", "testCAfterTheBusyOne", "testZAfterAll", "testIsReached"] { XCTAssertEqual(run.status(name), "passed", name) }
    }

    /// Where a hanging test is busy is told by its report.
    func test_reportOfAHangShowsWhere() throws {
        let scratch = try TestRun.scratch(self)
        let run = try run(
            "Hosted", ["--filter", "testBusyForever"], in: scratch, environment: ["UNDERSTUDY_WALL_LIMIT": "10", "SWIFT_BACKTRACE": "enable=yes,threads=crashed,limit=48"])
        let report = try String(contentsOf: scratch.appendingPathComponent("report-crashes/HostedTests.EndingTests.testBusyForever.txt"), encoding: .utf8)
        XCTAssertTrue(report.contains(" EndingTests.testBusyForever() + "), report + run.outcome.errors)
    }

    func test_plansConfigurations() throws {
        let run = try run("Planned")
        XCTAssertEqual(run.outcome.status, 0, run.outcome.output + run.outcome.errors)
        XCTAssertTrue(run.outcome.output.contains("PlannedTests [Vienna]: 3 tests: 2 passed, 1 skipped\nPlannedTests [Plain]: 3 tests: 2 passed, 1 skipped\n"), run.outcome.output)
        XCTAssertTrue(run.report.contains("<testsuite name=\"PlannedTests [Vienna].PlannedTests\" tests=\"3\""), run.report)
    }

    func test_noSuchTarget() throws {
        let outcome = try Understudy.run(["test", fixtures.appendingPathComponent("Hosted").path, "--target", "Nothing"])
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.contains("there is no target 'Nothing'\n  hint: the test targets are: HostedTests"), outcome.errors)
    }

    // MARK: Coverage

    func test_coverageIsOfTheUsersLines() throws {
        let scratch = try TestRun.scratch(self)
        let run = try run("Tested", ["--filter", "OutcomeTests/testPasses|DerivedTests/testTouches", "--coverage=\(scratch.path)/"], in: scratch)
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        let file = scratch.appendingPathComponent("coverage.lcov")
        XCTAssertTrue(run.outcome.output.contains("\ncoverage: 3 of 6 lines (50.0 %) in 1 file: \(file.path)\n"), run.outcome.output)
        let source = fixtures.appendingPathComponent("Tested/Sources/Tested/Tested.swift"), text = try String(contentsOf: file, encoding: .utf8)
        XCTAssertEqual(text.split(separator: "\n").filter { $0.hasPrefix("SF:") }, ["SF:\(source.path)"])
        XCTAssertTrue(text.contains("DA:\(try line("static func twice", in: source)),1\n"), text)
        XCTAssertTrue(text.contains("DA:\(try line("Bundle.module.url", in: source)),0\n"), text)
        XCTAssertTrue(text.contains("DA:\(try line("func show", in: source)),1\n"), text)
        XCTAssertFalse(text.contains("_glue"), text)
    }
}
