import Foundation

/// One error of the compiler, with the lines and notes that belong to it.
struct CompilerError {
    let text: String
    let file: String
    let line: Int
    let message: String
    /// The files that its notes point to.
    let noted: [String]

    /// `path:line:column: error: message`, then whatever follows. Nil for what is no error with a place.
    init?(_ text: String) {
        let lines = text.split(separator: "\n")
        guard let first = lines.first, let range = first.range(of: ": error: ") else { return nil }
        guard let place = Self.place(first[..<range.lowerBound]) else { return nil }
        self.text = text
        (file, line) = place
        message = String(first[range.upperBound...])
        noted = lines.dropFirst().compactMap { line in line.range(of: ": note: ").flatMap { Self.place(line[..<$0.lowerBound])?.file } }
    }

    private static func place(_ text: Substring) -> (file: String, line: Int)? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
        return (parts.dropLast(2).joined(separator: ":"), line)
    }

    /// What stands between quotation marks, in order.
    var quoted: [String] {
        message.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
