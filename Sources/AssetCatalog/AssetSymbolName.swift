/// What Xcode calls an asset in Swift: `close-button` → `closeButton`, `URLIcon` → `urlIcon`, `BrandColor` → `brand`.
/// Source: Xcode 15's release notes and its generated files' published names.
enum AssetSymbolName {
    /// The name of a colour or an image: words joined, the first one in lower case, without the kind that the type says already.
    static func member(_ name: String, without suffix: String) -> String? {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
        guard let first = words.first else { return nil }
        return escaped(lowercasedHead(first) + words.dropFirst().map(capitalized).joined())
    }

    /// The name of the type that a folder with a namespace becomes.
    static func type(_ name: String) -> String? {
        let words = words(of: name)
        return words.isEmpty ? nil : escaped(words.map(capitalized).joined())
    }

    /// Split at whatever no identifier can hold, and before a capital that begins a word.
    private static func words(of name: String) -> [String] {
        var words: [String] = [], word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let startsWord = letter.isUppercase && index > 0 && (letters[index - 1].isLowercase || letters[index - 1].isNumber
                || (letters[index - 1].isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase))
            if startsWord, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func lowercasedHead(_ word: String) -> String {
        word.allSatisfy { !$0.isLowercase } ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func escaped(_ name: String) -> String {
        if name.first!.isNumber { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "Type", "typealias", "var", "where", "while",
    ]
}
