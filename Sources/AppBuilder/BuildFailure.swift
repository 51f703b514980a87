/// Why an app can't be built. `message` says what, whole sentences; details such as compiler output were shown before.
package struct BuildFailure: Error, CustomStringConvertible, Equatable, Sendable {
    package var message: String
    package var hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    package var description: String { "error: \(message)" + (hint.map { "\n  hint: \($0)" } ?? "") }
}
