import Foundation

/// The little of Ruby that Podfiles and specifications of pods are written in.
enum RubyText {
    /// The contents of the texts in quotes, in order.
    static func quoted(in text: some StringProtocol) -> [String] {
        var result: [String] = [], current = "", quote: Character?
        for character in text {
            if let open = quote {
                if character == open { result.append(current); (quote, current) = (nil, "") } else { current.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#" {
                break
            }
        }
        return result
    }

    /// The statements: lines without comments, of which those that end in a bracket or a comma go on in the next.
    static func statements(of text: String) -> [String] {
        var result: [String] = [], current = "", depth = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let line = withoutComment(line).trimmingCharacters(in: .whitespaces)
            guard !line.isEmpty else { continue }
            current += current.isEmpty ? line : " " + line
            depth += line.reduce(0) { $0 + ("[{(".contains($1) ? 1 : "]})".contains($1) ? -1 : 0) }
            guard depth <= 0, !line.hasSuffix(","), !line.hasSuffix("=") else { continue }
            result.append(current)
            (current, depth) = ("", 0)
        }
        return current.isEmpty ? result : result + [current]
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        for index in line.indices {
            let character = line[index]
            if let open = quote { if character == open { quote = nil } } else if character == "'" || character == "\"" { quote = character } else if character == "#" { return line[..<index] }
        }
        return line
    }
}
