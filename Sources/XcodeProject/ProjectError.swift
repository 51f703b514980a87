import Foundation

/// Why a project can't be read or built, with the place where the reader should look.
package struct ProjectError: Error, Equatable, Sendable {
    package var file: String
    package var line: Int?
    package var message: String
    /// What one can do about it; printed on its own line.
    package var hint: String?

    package init(_ message: String, file: String, line: Int? = nil, hint: String? = nil) {
        self.file = file
        self.line = line
        self.message = message
        self.hint = hint
    }
}

extension ProjectError: CustomStringConvertible {
    package var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        return "\(place): error: \(message)" + (hint.map { "\n  hint: \($0)" } ?? "")
    }
}
