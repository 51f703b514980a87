/// Something to say about a document, at the place it is about.
package struct Diagnostic: Error, Sendable, Equatable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        case warning, error
    }

    package var severity: Severity
    /// The document's path, as it was given.
    package var file: String
    /// From 1; 0 when the fault has no place.
    package var line: Int
    package var column: Int
    package var message: String

    package init(_ severity: Severity, file: String, line: Int = 0, column: Int = 0, _ message: String) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// `file:line:column: severity: message`, as compilers write it.
    package var description: String {
        let place = line == 0 ? file : "\(file):\(line):\(column)"
        return "\(place): \(severity.rawValue): \(message)"
    }
}
