/// What the tests of a rule did when it was broken at one place.
struct MutantResult: Equatable {
    enum Outcome: String {
        /// A test failed.
        case red
        /// The tests' process ended by a signal.
        case crash
        case hang
        /// No test noticed.
        case green
        /// The rule has no test.
        case untested

        var isCaught: Bool { self == .red || self == .crash || self == .hang }
    }

    var rule: String
    /// ``Place/key``.
    var place: String
    var outcome: Outcome
}
