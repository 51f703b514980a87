import Foundation

/// Taking published declarations apart, as text.
enum Spelling {
    static let keywords: Set<String> = ["default", "case", "init", "self", "repeat", "continue", "in", "for", "switch", "import", "return", "class", "struct", "extension", "operator", "private", "public", "internal", "where", "while", "is", "as", "break", "func", "let", "var", "if", "else", "do", "try", "throw", "static", "subscript", "protocol", "super", "true", "false", "nil", "guard", "defer", "fallthrough", "enum"]

    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let dropped = ["@MainActor", "@preconcurrency", "@NSCopying", "@objc", "@Sendable ", "@discardableResult", "@IBInspectable", "@available(*, deprecated)", "@NSManaged", "@frozen", "@nonobjc"]

    /// The declaration without attributes and modifiers that don't carry over to a native class.
    static func plain(_ text: String) -> String {
        var text = text
        for word in dropped { text = text.replacingOccurrences(of: word + (word.hasSuffix(" ") ? "" : " "), with: "") }
        // Only before the parameters: `open` is an argument label, too.
        let end = text.firstIndex(of: "(") ?? text.endIndex
        var head = String(text[..<end])
        let tail = text[end...]
        for word in ["optional ", "convenience ", "unowned(unsafe) ", "unowned ", "weak ", "lazy ", "dynamic ", "override ", "final ", "required ", "public ", "open "] where head.contains(word) {
            head = head.replacingOccurrences(of: "(^|\\s)" + NSRegularExpression.escapedPattern(for: word), with: "$1", options: .regularExpression)
        }
        text = (head + tail).replacingOccurrences(of: "^unowned\\(unsafe\\) ", with: "", options: .regularExpression)
        return text.replacingOccurrences(of: " : ", with: ": ").trimmingCharacters(in: .whitespaces)
    }

    /// Requirements of protocols can't have default arguments.
    static func withoutDefaults(_ text: String) -> String {
        text.replacingOccurrences(of: " = (\\.?[A-Za-z0-9_.]+(\\(\\))?|\\[:?\\]|\"\")(?=[,)])", with: "", options: .regularExpression)
            .replacingOccurrences(of: "(_ :", with: "(_:").replacingOccurrences(of: "([(,] ?)(any |)([A-Z][A-Za-z.]*)(?=[,)])", with: "$0", options: .regularExpression)
    }

    struct Property { var isStatic: Bool; var isNonisolated: Bool; var name: String; var type: String; var isSettable: Bool }

    static func property(_ text: String) -> Property? {
        var text = plain(text)
        let settable = text.contains("{ get set }") || (text.hasPrefix("var ") && !text.contains("{"))
        if let brace = text.range(of: " {") { text = String(text[..<brace.lowerBound]) }
        if let assign = text.range(of: " = ") { text = String(text[..<assign.lowerBound]) }
        let isNonisolated = text.contains("nonisolated ")
        text = text.replacingOccurrences(of: "nonisolated(unsafe) ", with: "").replacingOccurrences(of: "nonisolated ", with: "")
        let isStatic = text.hasPrefix("static ") || text.hasPrefix("class ")
        text = text.replacingOccurrences(of: "^(static|class) ", with: "", options: .regularExpression)
        text = text.replacingOccurrences(of: "^(private\\(set\\)|fileprivate\\(set\\)) ", with: "", options: .regularExpression)
        guard text.hasPrefix("var ") || text.hasPrefix("let "), let colon = text.range(of: ": ") else { return nil }
        let name = String(text[text.index(text.startIndex, offsetBy: 4)..<colon.lowerBound])
        return Property(isStatic: isStatic, isNonisolated: isNonisolated, name: name, type: String(text[colon.upperBound...]), isSettable: settable)
    }

    /// The type after the last `->` outside parentheses, nil for none.
    static func result(_ text: String) -> String? {
        var depth = 0
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            switch characters[index] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "-" where depth == 0 && index + 1 < characters.count && characters[index + 1] == ">":
                let rest = String(characters[(index + 2)...])
                return (rest.range(of: " where ").map { String(rest[..<$0.lowerBound]) } ?? rest).trimmingCharacters(in: .whitespaces)
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Capitalised names in a declaration: the types that it needs. `UIView.ContentMode` counts as `UIView` and as a whole.
    static func typeNames(_ text: String) -> Set<String> {
        // Names of parameters may be capitalised, too: `openURLContexts URLContexts:`.
        let text = text.replacingOccurrences(of: "[A-Z][A-Za-z0-9_]*:(?=[^:])", with: ":", options: .regularExpression)
        var names: Set<String> = []
        let pattern = try! NSRegularExpression(pattern: "(?<![\\w.])[A-Z_][A-Za-z0-9_]*(\\.[A-Z][A-Za-z0-9_]*)*")
        for match in pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)) { names.insert(String(text[Range(match.range, in: text)!])) }
        names.remove("_")
        return names
    }
}
