import Foundation

/// What is told of the tags of a document.
protocol TagReader: AnyObject {
    func start(_ tag: String, _ attributes: [String: String])
    func end(_ tag: String)
}

/// Reads tags and attributes, as far as pictures have them; Foundation's XML parser is a library of its own that apps would have to load.
enum TagScanner {
    /// False for text that holds no whole tag.
    static func scan(_ text: String, into parser: any TagReader) -> Bool {
        var rest = Substring(text), found = false
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...]
            if rest.hasPrefix("<!--") {
                guard let end = rest.range(of: "-->") else { break }
                rest = rest[end.upperBound...]
                continue
            }
            guard let close = rest.firstIndex(of: ">") else { break }
            var tag = rest[rest.index(after: rest.startIndex)..<close]
            rest = rest[rest.index(after: close)...]
            if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
            if tag.hasPrefix("/") {
                parser.end(tag.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines))
                continue
            }
            let isEmpty = tag.hasSuffix("/")
            if isEmpty { tag = tag.dropLast() }
            let name = String(tag.prefix { !$0.isWhitespace })
            parser.start(name, attributes(tag.dropFirst(name.count)))
            if isEmpty { parser.end(name) }
            found = true
        }
        return found
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var found: [String: String] = [:], rest = text
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
            rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: quote) else { break }
            found[name] = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
        }
        return found
    }
}
