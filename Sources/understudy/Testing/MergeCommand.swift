import AppBuilder
import Foundation

/// `understudy merge FILE…`: joins JUnit reports, such as those of shards, and says how they went together.
struct MergeCommand {
    private let files: [String]
    private let output: String?

    init(_ words: [String]) throws {
        let arguments = try Arguments(words, options: ["-o"])
        guard !arguments.rest.isEmpty else { throw UsageError("expected JUnit reports to join") }
        (files, output) = (arguments.rest, arguments.values["-o"])
    }

    func run() throws -> Int32 {
        let parts = try files.map { (name: $0, document: try JUnitDocument(contentsOf: URL(fileURLWithPath: $0))) }
        let joined = JUnitDocument(joining: parts.map(\.document))
        if let output { try joined.write(to: URL(fileURLWithPath: output)) }
        let faults = JUnitDocument.faults(ofShards: parts)
        for fault in faults { StandardError.write("error: \(fault)") }
        print(Self.text(joined))
        return faults.isEmpty && joined.cases.failures + joined.cases.errors == 0 ? 0 : 1
    }

    private static func text(_ document: JUnitDocument) -> String {
        let cases = document.cases, passed = cases.count - cases.failures - cases.errors - cases.skipped
        let failed = document.suites.flatMap { suite in suite.cases.filter { $0.outcome.isFailure || $0.outcome.isError }.map { line($0, of: suite) } }
        let counts = TestReport.counts([(passed, "passed"), (cases.failures, "failed"), (cases.errors, "not to be run"), (cases.skipped, "skipped")])
        return ((failed.isEmpty ? [] : ["Failed:"] + failed + [""]) + [counts]).joined(separator: "\n")
    }

    private static func line(_ test: JUnitDocument.Case, of suite: JUnitDocument.Suite) -> String {
        let fault: JUnitDocument.Fault? = switch test.outcome {
        case .failed(let faults): faults.first
        case .error(let fault): fault
        default: nil
        }
        let place = fault.flatMap { $0.text == $0.message ? nil : $0.text }
        return (["  \(suite.name)/\(test.name)"] + [place, fault?.message].compactMap { $0 }).joined(separator: ": ")
    }
}
