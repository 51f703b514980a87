import Foundation
import XCTest

/// One `understudy test`, and the JUnit report that it wrote.
struct TestRun {
    let outcome: Understudy.Outcome
    let report: String

    /// - Parameter folder: where it is built, which several runs may share: the second builds nothing.
    init(_ test: XCTestCase, _ path: String, _ options: [String] = [], in folder: URL? = nil, environment: [String: String] = [:]) throws {
        let scratch = try folder ?? Self.scratch(test), file = scratch.appendingPathComponent("report.xml")
        outcome = try Understudy.run(
            ["test", path, "--junit", file.path] + options,
            environment: ["XDG_CACHE_HOME": scratch.path, "SWIFT_BACKTRACE": "enable=no"].merging(environment) { _, own in own }, in: scratch)
        report = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    /// A folder that goes when the test is over.
    static func scratch(_ test: XCTestCase) throws -> URL {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        test.addTeardownBlock { try? FileManager.default.removeItem(at: scratch) }
        return scratch
    }

    /// The lines of a test in the JUnit report.
    func lines(_ name: String) -> String {
        guard let start = report.range(of: " name=\"\(name)\"") else { return "" }
        let rest = report[start.upperBound...], line = rest.prefix { $0 != "\n" }
        return line.hasSuffix("/>") ? String(line) : String(rest[..<(rest.range(of: "</testcase>")?.lowerBound ?? rest.endIndex)])
    }

    /// The result that the JUnit report gives a test: passed, failed, skipped or missing.
    func status(_ name: String) -> String {
        let text = lines(name)
        return text.isEmpty ? "missing" : text.contains("<failure") ? "failed" : text.contains("<skipped") ? "skipped" : "passed"
    }

    func failure(_ name: String) -> String { lines(name).split(separator: "\n").first { $0.contains("<failure") }.map(String.init) ?? "" }
}

extension XCTestCase {
    var fixtures: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures") }

    /// The line of a fixture's file on which `text` stands.
    func line(_ text: String, in file: URL) throws -> Int {
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        return try XCTUnwrap(lines.firstIndex { $0.contains(text) }) + 1
    }
}
