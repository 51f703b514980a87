import Foundation
import XCTest

/// The same tests give the same results and the same trace, byte for byte, however sets and dictionaries are stored.
final class SameTwiceTests: XCTestCase {
    func test_resultsAndTraceAreTheSame() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        func run(_ hashing: String) throws -> (results: String, trace: Data) {
            let report = scratch.appendingPathComponent("report.xml"), trace = scratch.appendingPathComponent("trace.jsonl")
            let outcome = try Understudy.run(
                ["test", repository.appendingPathComponent("Tests/EndToEndTests/Fixtures/Hosted").path, "--filter", "HostedTests/HostedTests/test[A-D]|HostedSuite", "--junit", report.path],
                environment: ["XDG_CACHE_HOME": scratch.path, "UNDERSTUDY_TRACE": trace.path, "SWIFT_DETERMINISTIC_HASHING": hashing])
            XCTAssertEqual(outcome.status, 0, outcome.errors)
            let text = try String(contentsOf: report, encoding: .utf8).replacingOccurrences(of: #" time="[^"]*""#, with: "", options: .regularExpression)
            return (text, try Data(contentsOf: trace))
        }
        let first = try run("1")
        XCTAssertTrue(first.results.contains("tests=\"5\" failures=\"0\""), first.results)
        XCTAssertTrue(String(decoding: first.trace, as: UTF8.self).contains("viewDidAppear(_:)"))
        for hashing in ["1", "0", "0"] {
            let other = try run(hashing)
            XCTAssertEqual(first.results, other.results)
            XCTAssertEqual(String(decoding: first.trace, as: UTF8.self), String(decoding: other.trace, as: UTF8.self))
        }
    }
}
