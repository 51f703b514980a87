import Foundation
import XCTest

/// `--shard`, `--durations` and `understudy merge`.
final class ShardTests: XCTestCase {
    private var scratch: URL!

    override func setUpWithError() throws {
        scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: scratch) }

    private func write(_ text: String, to name: String) throws -> String {
        let file = scratch.appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    private func names(_ report: String) throws -> Set<String> {
        let text = try String(contentsOfFile: report, encoding: .utf8)
        return Set(text.split(separator: "\n").filter { $0.contains("<testcase ") }.map { String($0.split(separator: "\"")[3]) })
    }

    func test_shardsByDurationsTogetherAreTheWhole() throws {
        let fixture = repository.appendingPathComponent("Tests/EndToEndTests/Fixtures/Tested").path
        let durations = try write("""
            <testsuites><testsuite name="TestedTests.OutcomeTests"><testcase name="testPasses" time="9"/><testcase name="testZRunsAfterTheCrash" time="4"/></testsuite>
            <testsuite name="TestedTests.BundleTests"><testcase name="testResources" time="3"/></testsuite><testsuite name="TestedTests.Numbers"><testcase name="passes()" time="1"/></testsuite></testsuites>
            """, to: "durations.xml")
        func shard(_ number: Int) throws -> (outcome: Understudy.Outcome, report: String) {
            let report = scratch.appendingPathComponent("shard\(number).xml").path
            let outcome = try Understudy.run(
                ["test", fixture, "--filter", "OutcomeTests/test(Passes|Z)|BundleTests|Numbers/passes", "--shard", "\(number)/2", "--durations", durations, "--junit", report],
                environment: ["XDG_CACHE_HOME": scratch.path])
            return (outcome, report)
        }
        let one = try shard(1), two = try shard(2)
        XCTAssertEqual([one.outcome.status, two.outcome.status], [0, 0], one.outcome.errors + two.outcome.errors)
        XCTAssertEqual(try names(one.report), ["testPasses"])
        XCTAssertEqual(try names(two.report), ["testZRunsAfterTheCrash", "testResources", "passes()"])

        let whole = scratch.appendingPathComponent("whole.xml").path
        let merged = try Understudy.run(["merge", one.report, two.report, "-o", whole])
        XCTAssertEqual(merged.status, 0, merged.errors)
        XCTAssertEqual(merged.output, "4 tests: 4 passed\n")
        XCTAssertEqual(try names(whole).count, 4)
        XCTAssertTrue(try String(contentsOfFile: whole, encoding: .utf8).contains("<testsuites tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"0\""))

        let half = try Understudy.run(["merge", two.report])
        XCTAssertEqual(half.status, 1)
        XCTAssertEqual(half.errors, "error: shard 1/2 is missing\n")
    }

    func test_mergeCountsTheWorstAndFails() throws {
        let one = try write("<testsuite name=\"A\"><testcase name=\"a\" time=\"1\"/><testcase name=\"b\"><failure message=\"no\">A.swift:3</failure></testcase></testsuite>", to: "1.xml")
        let two = try write("""
            <testsuites time="2"><testsuite name="A"><testcase name="b"/><testcase name="c"><skipped message="later"/></testcase></testsuite>
            <testsuite name="B"><testcase name="B"><error message="it can't be tested">it can't be tested</error></testcase></testsuite></testsuites>
            """, to: "2.xml")
        let joined = scratch.appendingPathComponent("joined.xml").path
        let run = try Understudy.run(["merge", one, two, "-o", joined])
        XCTAssertEqual(run.status, 1)
        XCTAssertEqual(run.output, "Failed:\n  A/b: A.swift:3: no\n  B/B: it can't be tested\n\n4 tests: 1 passed, 1 failed, 1 not to be run, 1 skipped\n")
        XCTAssertTrue(try String(contentsOfFile: joined, encoding: .utf8).contains("<skipped message=\"later\"/>"))
    }

    func test_mergeOfOtherSplitsAndNoReports() throws {
        func part(_ shard: String, _ split: String) throws -> String {
            try write("<testsuites><properties><property name=\"shard\" value=\"\(shard)\"/><property name=\"split\" value=\"\(split)\"/></properties></testsuites>", to: "\(split).xml")
        }
        let one = try part("1/2", "abc"), two = try part("2/2", "def")
        let run = try Understudy.run(["merge", one, two])
        XCTAssertEqual(run.status, 1)
        XCTAssertEqual(run.errors, "error: \(two) (shard 2/2) was split otherwise than \(one) (shard 1/2): with other durations, tests or options\n")
        let other = try write("<a>\n<b>\n</a>", to: "other.xml"), broken = try Understudy.run(["merge", other])
        XCTAssertEqual(broken.status, 1)
        XCTAssertEqual(broken.errors, "error: \(other):3: this is no well-formed XML\n")
        let page = try write("<html/>", to: "page.xml")
        XCTAssertEqual(try Understudy.run(["merge", page]).errors, "error: \(page) is no JUnit report: it has no <testsuites> or <testsuite>\n")
    }

    func test_wrongUse() throws {
        for (words, message) in [
            (["test", "x", "--shard", "4/3"], "--shard is I/N, a part and how many there are, such as 1/3; '4/3' isn't"),
            (["test", "x", "--shard", "one"], "--shard is I/N, a part and how many there are, such as 1/3; 'one' isn't"),
            (["test", "x", "--durations", "a.xml"], "--durations says how --shard splits; there is no --shard"),
            (["merge"], "expected JUnit reports to join"),
        ] {
            let run = try Understudy.run(words)
            XCTAssertEqual(run.status, 2, message)
            XCTAssertTrue(run.errors.hasPrefix("understudy: \(message)\n"), run.errors)
        }
    }
}
