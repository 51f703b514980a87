import DeviceCommands
import Foundation

/// A command's line, as it goes to an app.
enum CommandText {
    /// Of words that a shell has taken apart: those that would be read otherwise get their quotes back. One word may be a whole line.
    static func line(of words: [String]) -> String {
        if words.count == 1 { return words[0] }
        return words.map { word in
            let isQuoted = word.count > 1 && word.hasPrefix("\"") && word.hasSuffix("\"")
            let needsQuotes = word.isEmpty || word.contains { $0.isWhitespace || $0 == "\"" } || word.hasPrefix("#")
            return needsQuotes && !isQuoted ? quoted(word) : word
        }.joined(separator: " ")
    }

    /// The app may be in another folder than who commands it.
    static func withWholePaths(_ line: String, _ command: DeviceCommand) -> String {
        switch command {
        case .screenshot(let file): "screenshot \(quoted(URL(fileURLWithPath: file).path))"
        case .push(.file(let file)): "push \(quoted(URL(fileURLWithPath: file).path))"
        case .tree(let file) where file != "-": "tree \(quoted(URL(fileURLWithPath: file).path))"
        case .after(let seconds, let look): "after \(seconds) \(withWholePaths(line.drop(words: 2), look))"
        default: line
        }
    }

    /// What `--launch` says, checked before anything is built.
    /// - Throws: ``UsageError``, or ``CommandError`` for a notification that can't be read.
    static func checkedLaunch(_ line: String) throws -> String {
        let cause: LaunchCause
        do { cause = try LaunchCause(line: line) } catch { throw UsageError("--launch: \(error)") }
        guard case .push(let content) = cause else { return line }
        _ = try content.dictionary()
        guard case .file(let file) = content else { return line }
        return "push \(quoted(URL(fileURLWithPath: file).path))"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.map { character -> String in
            switch character {
            case "\"", "\\": "\\\(character)"
            case "\n": "\\n"
            case "\t": "\\t"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}

extension String {
    /// The line without its first words, which hold no blanks.
    fileprivate func drop(words count: Int) -> String {
        (0..<count).reduce(self[...]) { rest, _ in rest.drop { $0.isWhitespace }.drop { !$0.isWhitespace } }.drop { $0.isWhitespace }.description
    }
}
