import Foundation
import XCTest

/// `understudy test` over a package and an Xcode project of our own, whose tests end in every way in which tests may end.
final class TestCommandTests: XCTestCase {
    private struct Run {
        let outcome: Understudy.Outcome
        let report: String

        /// The result that the JUnit report gives a test: passed, failed, skipped or missing.
        func status(_ name: String) -> String {
            guard let line = report.split(separator: "\n").first(where: { $0.contains(" name=\"\(name)\"") }) else { return "missing" }
            return line.hasSuffix("/>") ? "passed" : line.contains("<skipped/>") ? "skipped" : "failed"
        }

        func failure(_ name: String) -> String {
            let lines = report.split(separator: "\n").map(String.init)
            guard let place = lines.firstIndex(where: { $0.contains(" name=\"\(name)\"") }), place + 1 < lines.count else { return "" }
            return lines[place + 1]
        }
    }

    private func run(_ fixture: String, _ options: [String] = []) throws -> Run {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: scratch) }
        let report = scratch.appendingPathComponent("report.xml")
        let outcome = try Understudy.run(
            ["test", fixtures.appendingPathComponent(fixture).path, "--junit", report.path] + options,
            environment: ["XDG_CACHE_HOME": scratch.path, "SWIFT_BACKTRACE": "enable=no"])
        return Run(outcome: outcome, report: (try? String(contentsOf: report, encoding: .utf8)) ?? "")
    }

    private var fixtures: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures") }

    /// The line of a fixture's file on which `text` stands.
    private func line(_ text: String, in file: URL) throws -> Int {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        return try XCTUnwrap(lines.firstIndex { $0.contains(text) }) + 1
    }

    func test_packageTests() throws {
        let run = try run("Tested")
        XCTAssertEqual(run.outcome.status, 1, run.outcome.errors)
        let expected = [
            "testPasses": "passed", "testFails": "failed", "testSkips": "skipped", "testThrows": "failed", "testCrashes": "failed",
            "testStopsAtItsFirstFailure": "failed", "testZRunsAfterTheCrash": "passed", "testTouchesViewsUnmarked": "passed", "testAsync": "passed",
            "testIsPrepared": "passed", "testWaits": "passed", "testInAnExtension": "passed", "testResources": "passed",
            "passes()": "passed", "fails()": "failed", "isDisabled()": "skipped", "takes(_:)": "passed", "touchesViews()": "passed",
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
        XCTAssertEqual(run.report.components(separatedBy: "second").count, 1, "a test went on after its first failure")
        let suite = fixtures.appendingPathComponent("Tested/Tests/TestedTests/SwiftTestingTests.swift")
        XCTAssertTrue(run.failure("fails()").contains("SwiftTestingTests.swift:\(try line("twice(2) == 5", in: suite))<"), run.failure("fails()"))
        XCTAssertTrue(run.outcome.output.contains("19 tests: 12 passed, 5 failed, 2 skipped; "), run.outcome.output)
    }

    func test_filter() throws {
        let run = try run("Tested", ["--filter", "OutcomeTests/testP|Numbers/passes"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertTrue(run.outcome.output.contains("\n2 tests: 2 passed; "), run.outcome.output)
    }

    func test_hostedTests() throws {
        let begin = ProcessInfo.processInfo.systemUptime
        let run = try run("Hosted")
        XCTAssertEqual(run.outcome.status, 1, run.outcome.errors)
        for name in ["testAppIsLaunchedAndShown", "testBundles", "testSchemesWords", "testAnimationEnds", "testGoesOnAfterwards"] {
            XCTAssertEqual(run.status(name), "passed", name + "\n" + run.outcome.errors)
        }
        XCTAssertEqual(run.status("testSwitchedOffByTheScheme"), "skipped")
        XCTAssertEqual(run.status("testExceptionEndsTheApp"), "failed")
        XCTAssertTrue(run.failure("testExceptionEndsTheApp").contains("no sparrows"), run.failure("testExceptionEndsTheApp"))
        XCTAssertTrue(run.outcome.output.contains("7 tests: 5 passed, 1 failed, 1 skipped; 4"), run.outcome.output)
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - begin, 300, "an animation of 40 s took its time")
    }

    func test_noSuchTarget() throws {
        let outcome = try Understudy.run(["test", fixtures.appendingPathComponent("Hosted").path, "--target", "Nothing"])
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.contains("there is no target 'Nothing'\n  hint: the test targets are: HostedTests"), outcome.errors)
    }
}
