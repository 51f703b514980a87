/// Where a build tells how far it is and what it has to say.
package protocol BuildProgress: Sendable {
    /// A step begins: `Lowering BirdWatching`. `file` and `count` when it counts files.
    func step(_ text: String, file: Int?, of count: Int?)
    /// A diagnostic, worded as compilers word theirs.
    func diagnostic(_ text: String)
}

extension BuildProgress {
    package func step(_ text: String) { step(text, file: nil, of: nil) }
    package func note(_ text: String) { diagnostic("note: \(text)") }
    package func warning(_ text: String) { diagnostic("warning: \(text)") }
}

/// For looking without saying.
struct SilentProgress: BuildProgress {
    func step(_ text: String, file: Int?, of count: Int?) {}
    func diagnostic(_ text: String) {}
}
