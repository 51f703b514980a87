import AppBuilder
import Foundation

/// How long tests took, in seconds of the machine's.
struct Durations: Equatable {
    /// By suite and test: `Target.Class/testMethod`.
    let seconds: [String: Double]
    /// What a test is taken for that is new.
    private let usual: Double

    init(seconds: [String: Double]) {
        self.seconds = seconds
        // In an order of their own, as sums of fractions depend on it.
        usual = seconds.isEmpty ? 1 : seconds.values.sorted().reduce(0, +) / Double(seconds.count)
    }

    /// Those of an earlier report.
    init(_ document: JUnitDocument) {
        var seconds: [String: Double] = [:]
        for suite in document.suites {
            for test in suite.cases where !test.outcome.isSkipped { seconds["\(suite.name)/\(test.name)", default: 0] += test.seconds }
        }
        self.init(seconds: seconds)
    }

    /// What the last whole run of a project left; empty where there was none.
    init(keptFor project: URL) {
        let data = try? Data(contentsOf: Self.file(of: project))
        self.init(seconds: data.flatMap { try? JSONDecoder().decode([String: Double].self, from: $0) } ?? [:])
    }

    /// Kept of whole runs only: so the shards of one run, one after another on one machine, are split alike.
    func keep(for project: URL) throws {
        let file = Self.file(of: project), encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try encoder.encode(seconds).write(to: file, options: .atomic)
    }

    private static func file(of project: URL) -> URL { BuildLayout.cache.appendingPathComponent("durations/\(BuildLayout.key(of: project)).json") }

    /// - Parameter test: `Class/testMethod`, or a function's name alone.
    func seconds(of test: String, in target: String) -> Double { seconds["\(target)\(test.contains("/") ? "." : "/")\(test)"] ?? usual }
}
