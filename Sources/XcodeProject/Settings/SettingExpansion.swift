import Foundation

/// Replaces `$(NAME)`, `${NAME}`, `$(NAME:modifier:…)` and nested references in the values of build settings.
package enum SettingExpansion {
    /// Unset names expand to nothing, as in Xcode.
    package static func expand(_ text: String, _ lookUp: (String) -> String?) -> String {
        var rest = Substring(text), result = ""
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let open = rest.index(after: dollar)
            guard open < rest.endIndex, let close = closer[rest[open]], let end = matching(close, of: rest[open], in: rest[open...]) else {
                result.append("$")
                rest = rest[open...]
                continue
            }
            result += reference(String(rest[rest.index(after: open)..<end]), lookUp)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static let closer: [Character: Character] = ["(": ")", "{": "}"]

    private static func matching(_ close: Character, of open: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func reference(_ body: String, _ lookUp: (String) -> String?) -> String {
        let parts = expand(body, lookUp).split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        var value = lookUp(parts[0]) ?? ""
        for modifier in parts.dropFirst() { value = apply(modifier, to: value) }
        return value
    }

    private static func apply(_ modifier: String, to value: String) -> String {
        if let equals = modifier.firstIndex(of: "="), modifier[..<equals] == "default" {
            return value.isEmpty ? String(modifier[modifier.index(after: equals)...]) : value
        }
        let path = value as NSString
        switch modifier {
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "rfc1034identifier": return domainIdentifier(value)
        case "c99extidentifier", "identifier": return cIdentifier(value)
        case "quote": return value.replacingOccurrences(of: " ", with: "\\ ")
        case "dir": return path.deletingLastPathComponent
        case "file": return path.lastPathComponent
        case "base": return (path.lastPathComponent as NSString).deletingPathExtension
        case "suffix": return path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "standardizepath": return path.standardizingPath
        default: return value
        }
    }

    /// Everything but letters, digits, `-` and `.` becomes `-`.
    package static func domainIdentifier(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "-" })
    }

    /// Everything that can't stand in an identifier becomes `_`, and so does a digit at its start.
    package static func cIdentifier(_ text: String) -> String {
        var result = ""
        for character in text {
            let digit = character.isASCII && character.isNumber
            let allowed = character.isLetter || character == "_" || (digit && !result.isEmpty)
            result.append(allowed ? character : "_")
        }
        return result
    }
}
