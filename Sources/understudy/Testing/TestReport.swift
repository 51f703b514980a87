import Foundation

/// What `understudy test` prints at its end.
struct TestReport {
    let bundles: [BundleResult]

    var text: String {
        var lines = bundles.filter { !$0.tests.isEmpty || $0.problem != nil }.map(Self.line)
        let failed = bundles.flatMap { bundle in bundle.tests.filter { $0.status == .failed }.map { (bundle, $0) } }
        if !failed.isEmpty { lines += ["", "Failed:"] + failed.flatMap { Self.lines($1, of: $0) } }
        let tests = bundles.flatMap(\.tests), app = bundles.reduce(0) { $0 + $1.appSeconds }, wall = bundles.reduce(0) { $0 + $1.seconds }
        lines += ["", "\(Self.counts(tests)); \(Self.seconds(app)) of app time in \(Self.seconds(wall))"]
        return lines.joined(separator: "\n")
    }

    private static func line(_ bundle: BundleResult) -> String {
        let counts = "\(bundle.target): \(counts(bundle.tests))"
        return bundle.problem.map { "\(counts) (\($0))" } ?? counts
    }

    private static func counts(_ tests: [TestResult]) -> String {
        counts([TestStatus.passed, .failed, .skipped].map { kind in (tests.count { $0.status == kind }, kind.rawValue) })
    }

    /// `5 tests: 4 passed, 1 failed`; kinds that don't occur are left out.
    static func counts(_ kinds: [(count: Int, name: String)]) -> String {
        let parts = kinds.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }, total = kinds.reduce(0) { $0 + $1.count }
        return "\(total) test\(total == 1 ? "" : "s")" + (parts.isEmpty ? "" : ": ") + parts.joined(separator: ", ")
    }

    private static func lines(_ test: TestResult, of bundle: BundleResult) -> [String] {
        let name = "  \(bundle.target)/\(test.name)"
        guard let first = test.failures.first else { return [name] }
        let line = ([name] + [first.place, first.message.split(separator: "\n").first.map(String.init)].compactMap { $0 }).joined(separator: ": ")
        return [line] + (test.report.map { ["    crash report: \($0)"] } ?? [])
    }

    private static func seconds(_ value: Double) -> String {
        value >= 10 ? "\(Int(value.rounded())) s" : String(format: "%.1f s", value)
    }
}
