/// Results in JUnit's XML, which every CI reads: what `understudy test` writes, and `understudy merge` joins.
struct JUnitDocument: Equatable {
    struct Fault: Equatable {
        var message: String
        var text: String
    }

    enum Outcome: Equatable {
        case passed
        case skipped(String?)
        case failed([Fault])
        /// It couldn't be run at all.
        case error(Fault)
    }

    struct Case: Equatable {
        var name: String
        var seconds: Double
        var outcome: Outcome
        /// Where a crash report lies, and other words for a reader.
        var output: String?
    }

    /// The tests of one class, named `Target.Class`.
    struct Suite: Equatable {
        var name: String
        var cases: [Case] = []

        var seconds: Double { cases.reduce(0) { $0 + $1.seconds } }
    }

    var suites: [Suite] = []
    /// How the tests were split, for those who join them again.
    var properties: [String: String] = [:]
    /// Of the machine.
    var seconds = 0.0

    var cases: [Case] { suites.flatMap(\.cases) }
}

extension JUnitDocument.Outcome {
    var isFailure: Bool { if case .failed = self { true } else { false } }
    var isError: Bool { if case .error = self { true } else { false } }
    var isSkipped: Bool { if case .skipped = self { true } else { false } }
}

extension Sequence<JUnitDocument.Case> {
    var failures: Int { reduce(0) { $0 + ($1.outcome.isFailure ? 1 : 0) } }
    var errors: Int { reduce(0) { $0 + ($1.outcome.isError ? 1 : 0) } }
    var skipped: Int { reduce(0) { $0 + ($1.outcome.isSkipped ? 1 : 0) } }
}
