/// What couldn't be lowered, at the user's own line and column (both from 1).
package struct Diagnostic: CustomStringConvertible {
    package enum Severity: String {
        case error, warning
    }

    package let severity: Severity
    package let path: String
    package let line: Int
    package let column: Int
    package let message: String
    /// What to write instead.
    package var hint: String?

    package var description: String {
        let head = "\(path):\(line):\(column): \(severity.rawValue): \(message)"
        return hint.map { "\(head)\n\(path):\(line):\(column): note: \($0)" } ?? head
    }
}
