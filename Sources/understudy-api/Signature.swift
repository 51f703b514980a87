import Foundation

/// Compares two spellings of a declaration by what a caller sees: types, result, settability.
enum Signature {
    static func agree(_ published: String, _ written: String) -> Bool {
        if published.hasPrefix("case ") || published.hasPrefix("indirect case") { return true }
        if let first = Spelling.property(published), let second = property(written) {
            return normal(first.type) == normal(second.type) && (!first.isSettable || second.isSettable)
        }
        return types(published) == types(written)
    }

    static func sameType(_ first: String, _ second: String) -> Bool { normal(first) == normal(second) || normal(first) == normal(second) + "?" }

    /// Symbol, types and kind of call: what makes an overload another one.
    static func spelling(_ member: Declaration) -> String {
        let kind = (member.text.contains("static ") || member.text.contains("class ") ? "static" : "") + (member.isAsync ? " async" : "")
        guard member.kind == .method || member.kind == .`init` || member.kind == .subscript else { return "\(member.symbol) \(kind)" }
        return "\(member.symbol) \(kind) \(types(member.text).dropLast().joined(separator: ","))"
    }

    private static func property(_ written: String) -> (type: String, isSettable: Bool)? {
        guard let range = written.range(of: "\\b(var|let) [A-Za-z0-9_`]+ ?: ?", options: .regularExpression) else { return nil }
        let isLet = written[range].hasPrefix("let")
        let head = written[..<range.lowerBound]
        let rest = written[range.upperBound...]
        var depth = 0, end = rest.endIndex
        scan: for index in rest.indices {
            switch rest[index] {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">" where index > rest.startIndex && rest[rest.index(before: index)] != "-": depth -= 1
            case "=", "{", "\n": if depth <= 0 { end = index; break scan }
            default: break
            }
        }
        let body = String(rest[end...])
        let isStored = !body.hasPrefix("{") || body.contains("didSet") || body.contains("willSet")
        let isSettable = !isLet && !head.contains("(set)") && (isStored || body.range(of: "\\bset\\b|_modify", options: .regularExpression) != nil)
        return (String(rest[..<end]), isSettable)
    }

    /// Parameter types and result, without names, defaults and attributes.
    private static func types(_ text: String) -> [String] {
        guard let open = text.firstIndex(of: "(") else { return [] }
        var depth = 0, current = "", found: [String] = [], after = text.endIndex
        scan: for index in text[open...].indices {
            let character = text[index]
            switch character {
            case "(", "[": depth += 1; if depth > 1 { current.append(character) }
            case ")", "]":
                depth -= 1
                if depth == 0 { after = text.index(after: index); break scan }
                current.append(character)
            case "," where depth == 1: found.append(current); current = ""
            default: current.append(character)
            }
        }
        if !current.trimmingCharacters(in: .whitespaces).isEmpty { found.append(current) }
        let parameters = found.map { parameter -> String in
            let type = parameter.range(of: ":").map { String(parameter[$0.upperBound...]) } ?? parameter
            return normal(type.range(of: " = ").map { String(type[..<$0.lowerBound]) } ?? type)
        }
        var rest = String(text[after...])
        if let brace = rest.firstIndex(where: { $0 == "{" || $0 == "\n" }) { rest = String(rest[..<brace]) }
        let result = rest.range(of: "->").map { normal(String(rest[$0.upperBound...])) } ?? "Void"
        return parameters + [result]
    }

    private static func normal(_ type: String) -> String {
        var type = type
        for word in ["@escaping", "@MainActor", "@Sendable", "@autoclosure", "any ", "inout ", "@preconcurrency", "sending ", "__owned "] { type = type.replacingOccurrences(of: word, with: "") }
        if let range = type.range(of: " where ") { type = String(type[..<range.lowerBound]) }
        type = type.filter { !$0.isWhitespace }
        for (long, short) in [("Notification.Name", "NSNotification.Name"), ("NSNSNotification", "NSNotification"), ("()", "Void")] { type = type.replacingOccurrences(of: long, with: short) }
        // A nested type may be named with or without its owner.
        return type.replacingOccurrences(of: "[A-Z][A-Za-z0-9]*\\.(?=[A-Z])", with: "", options: .regularExpression)
    }
}
