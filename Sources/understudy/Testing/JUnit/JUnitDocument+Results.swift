extension JUnitDocument {
    init(_ bundles: [BundleResult], shard: ShardLabel? = nil) {
        suites = bundles.flatMap(Self.suites)
        seconds = bundles.reduce(0) { $0 + $1.seconds }
        if let shard { (properties["shard"], properties["split"]) = (shard.text, shard.split) }
    }

    private static func suites(of bundle: BundleResult) -> [Suite] {
        var result = Dictionary(grouping: bundle.tests, by: \.group).sorted { $0.key < $1.key }.map { group, tests in
            Suite(name: group.isEmpty ? bundle.target : "\(bundle.target).\(group)", cases: tests.map(Case.init))
        }
        // What couldn't be built or launched has no tests that could fail.
        if let problem = bundle.problem, !bundle.tests.contains(where: { $0.status == .failed }) {
            let fault = Fault(message: problem, text: problem)
            result.append(Suite(name: bundle.target, cases: [Case(name: bundle.target, seconds: 0, outcome: .error(fault))]))
        }
        return result
    }
}

extension JUnitDocument.Case {
    init(_ test: TestResult) {
        let outcome: JUnitDocument.Outcome
        switch test.status {
        case .passed: outcome = .passed
        case .skipped: outcome = .skipped(test.skipReason)
        case .failed: outcome = .failed(test.failures.map { .init(message: $0.message, text: $0.place ?? $0.message) })
        }
        self.init(name: test.method, seconds: test.seconds, outcome: outcome, output: test.report.map { "crash report: \($0)" })
    }
}
