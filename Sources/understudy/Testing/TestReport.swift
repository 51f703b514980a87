import Foundation

/// What `understudy test` prints at its end.
struct TestReport {
    let bundles: [BundleResult]

    var text: String {
        var lines = bundles.filter { !$0.tests.isEmpty || $0.problem != nil }.map(Self.line)
        let failed = bundles.flatMap { bundle in bundle.tests.filter { $0.status == .failed }.map { (bundle, $0) } }
        if !failed.isEmpty { lines += ["", "Failed:"] + failed.map { "  " + Self.line($1, of: $0) } }
        let tests = bundles.flatMap(\.tests), app = bundles.reduce(0) { $0 + $1.appSeconds }, wall = bundles.reduce(0) { $0 + $1.seconds }
        lines += ["", "\(Self.counts(tests)); \(Self.seconds(app)) of app time in \(Self.seconds(wall))"]
        return lines.joined(separator: "\n")
    }

    private static func line(_ bundle: BundleResult) -> String {
        let counts = "\(bundle.target): \(counts(bundle.tests))"
        return bundle.problem.map { "\(counts) (\($0))" } ?? counts
    }

    private static func counts(_ tests: [TestResult]) -> String {
        let kinds: [TestStatus] = [.passed, .failed, .skipped]
        let parts = kinds.compactMap { kind in
            let count = tests.count { $0.status == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        return "\(tests.count) tests" + (parts.isEmpty ? "" : ": ") + parts.joined(separator: ", ")
    }

    private static func line(_ test: TestResult, of bundle: BundleResult) -> String {
        guard let first = test.failures.first else { return "\(bundle.target)/\(test.name)" }
        return (["\(bundle.target)/\(test.name)"] + [first.place, first.message].compactMap { $0 }).joined(separator: ": ")
    }

    private static func seconds(_ value: Double) -> String {
        value >= 10 ? "\(Int(value.rounded())) s" : String(format: "%.1f s", value)
    }
}
