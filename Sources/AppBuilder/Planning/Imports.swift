import Foundation

/// The modules that a source file imports, read without parsing it.
struct Imports {
    private(set) var names: Set<String> = []
    /// Those outside of any `#if`.
    private(set) var unconditional: Set<String> = []

    init(of file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("import ") else { return }
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") || line.contains("#") {
            let start = line.drop { $0 == " " || $0 == "\t" }
            if start.hasPrefix("#if") { depth += 1 } else if start.hasPrefix("#endif") { depth -= 1 }
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
            guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(Self.mayPrecede), place + 1 < words.count else { continue }
            let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
            let next = kinds.contains(words[place + 1]) && place + 2 < words.count ? words[place + 2] : words[place + 1]
            let name = String(next.prefix { $0 != "." })
            names.insert(name)
            if depth == 0 { unconditional.insert(name) }
        }
    }

    func contains(_ module: String) -> Bool { names.contains(module) }

    private static func mayPrecede(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
    }
}
