/// A word of a command's line.
struct CommandWord: Equatable {
    var text: String
    /// It stood in quotes.
    var isQuoted = false
}

/// Splits a line at blanks. `"…"` is one word, in which `\"`, `\\`, `\n` and `\t` stand for what Swift has them stand for; what follows a `#`
/// that begins a word is a comment.
struct CommandWords {
    private var rest: Substring
    private(set) var words: [CommandWord] = []

    /// - Throws: ``CommandError`` for quotes that aren't closed and unknown escapes.
    static func of(_ line: String) throws -> [CommandWord] {
        var reader = CommandWords(rest: line[...])
        while try reader.next() {}
        return reader.words
    }

    private init(rest: Substring) { self.rest = rest }

    private mutating func next() throws -> Bool {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first, first != "#" else { return false }
        words.append(first == "\"" ? try quoted() : plain())
        return true
    }

    private mutating func plain() -> CommandWord {
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest[word.endIndex...]
        return CommandWord(text: String(word))
    }

    private mutating func quoted() throws -> CommandWord {
        var text = ""
        rest.removeFirst()
        while let character = rest.popFirst() {
            switch character {
            case "\"":
                guard rest.first.map(\.isWhitespace) ?? true else { throw CommandError("a blank is missing after \"\(text)\"") }
                return CommandWord(text: text, isQuoted: true)
            case "\\": text.append(try escaped())
            default: text.append(character)
            }
        }
        throw CommandError("a closing quote is missing: \"\(text)")
    }

    private mutating func escaped() throws -> Character {
        switch rest.popFirst() {
        case "n": return "\n"
        case "t": return "\t"
        case "\"": return "\""
        case "\\": return "\\"
        case let other: throw CommandError("after a backslash comes n, t, a quote or another backslash, not '\(other.map(String.init) ?? "")'")
        }
    }
}
