import Foundation
import XCTest

/// One `understudy test`, and the JUnit report that it wrote.
struct TestRun {
    let outcome: Understudy.Outcome
    let report: String

    init(_ test: XCTestCase, _ path: String, _ options: [String] = []) throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        test.addTeardownBlock { try? FileManager.default.removeItem(at: scratch) }
        let file = scratch.appendingPathComponent("report.xml")
        outcome = try Understudy.run(
            ["test", path, "--junit", file.path] + options, environment: ["XDG_CACHE_HOME": scratch.path, "SWIFT_BACKTRACE": "enable=no"])
        report = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

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

extension XCTestCase {
    var fixtures: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures") }

    /// The line of a fixture's file on which `text` stands.
    func line(_ text: String, in file: URL) throws -> Int {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        return try XCTUnwrap(lines.firstIndex { $0.contains(text) }) + 1
    }
}
