import Foundation

/// A published function, initialiser or subscript, taken apart.
struct DeclarationParts {
    struct Parameter {
        var label: String?
        var name: String
        var type: String
        var hasDefault: Bool
        var isInout: Bool
        var isLabelled: Bool
        /// A closure that isn't kept: the client hands on one that mustn't be.
        var isNonEscaping: Bool

        var argument: String { (label.map { "\($0): " } ?? "") + (isInout ? "&\(name)" : isNonEscaping ? name : "_v((\(type)).self)") }
    }

    var name = ""
    var generics = ""
    var constraints = ""
    var parameters: [Parameter] = []
    var result: String?
    var isStatic = false, isFailable = false, isThrowing = false, isAsync = false, isMutating = false

    init(_ text: String) {
        let text = text.replacingOccurrences(of: "@objc\\([^)]*\\) ", with: "", options: .regularExpression)
        let open = text.firstIndex(of: "(", outside: "<") ?? text.endIndex
        var head = String(text[..<open])
        isStatic = head.contains("static ") || head.contains("class ")
        isMutating = head.contains("mutating ") && !head.contains("nonmutating ")
        if let angle = head.range(of: "<") { generics = String(head[angle.lowerBound...]); head = String(head[..<angle.lowerBound]) }
        isFailable = head.hasSuffix("?") || head.hasSuffix("!")
        name = String(head.split(separator: " ").last ?? "").trimmingCharacters(in: ["?", "!"])
        let close = text.closing(of: open)
        var count = 0
        for part in text[open...].dropFirst().prefix(upTo: close).splitTopLevel() where !part.isEmpty {
            parameters.append(parameter(part, number: count))
            count += 1
        }
        var rest = close < text.endIndex ? String(text[text.index(after: close)...]) : ""
        if let clause = rest.range(of: " where ") { constraints = String(rest[clause.lowerBound...]); rest = String(rest[..<clause.lowerBound]) }
        if let brace = constraints.range(of: " {") { constraints = String(constraints[..<brace.lowerBound]) }
        let arrow = rest.range(of: "->")
        let effects = arrow.map { rest[..<$0.lowerBound] } ?? rest[...]
        (isThrowing, isAsync) = (effects.contains("throws"), effects.contains("async"))
        result = arrow.map { rest[$0.upperBound...].trimmingCharacters(in: .whitespaces) }
        nameOpaqueParameters()
    }

    /// A parameter for each generic one: Swift wants each named in the signature.
    var namingGenerics: String {
        let closures = parameters.filter(\.isNonEscaping).map { "_ \($0.name): \($0.type)" }
        guard let open = generics.firstIndex(of: "<") else { return closures.joined(separator: ", ") }
        return (closures + generics[generics.index(after: open)...].dropLast().splitTopLevel().enumerated().map { index, text in
            "_ g\(index): \(text.split(separator: ":")[0].trimmingCharacters(in: .whitespaces)).Type"
        }).joined(separator: ", ")
    }

    private func parameter(_ text: String, number: Int) -> Parameter {
        var text = text.trimmingCharacters(in: .whitespaces)
        // Listings omit the internal names: `func f(Int, to: Double)`.
        var head = ""
        if let colon = text.firstIndex(of: ":", outside: "<([") { head = String(text[..<colon]); text = String(text[text.index(after: colon)...]) }
        var hasDefault = false
        if let equals = text.rangeOutside(" = ") { hasDefault = true; text = String(text[..<equals]) }
        let words = head.split(separator: " ").map(String.init).filter { !$0.hasPrefix("@") }
        let label = words.first.flatMap { $0 == "_" ? nil : $0 }
        let isInout = text.trimmingCharacters(in: .whitespaces).hasPrefix("inout ")
        var type = Self.plainType(text)
        if type.hasSuffix("...") { type.removeLast(3) }
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        return Parameter(label: label, name: "p\(number)", type: type, hasDefault: hasDefault, isInout: isInout, isLabelled: words.count > 1 && label != nil,
                         isNonEscaping: !text.contains("@escaping") && !text.contains("@autoclosure") && type.contains("->") && Self.isFunction(type))
    }

    /// `(Int) -> Void`, not `((Int) -> Void)?` and not `[() -> Void]`.
    private static func isFunction(_ type: String) -> Bool {
        let plain = type.replacingOccurrences(of: "@MainActor ", with: "").replacingOccurrences(of: "@Sendable ", with: "")
        guard plain.hasPrefix("("), let close = plain.index(plain.closing(of: plain.startIndex), offsetBy: 1, limitedBy: plain.endIndex) else { return false }
        return plain[close...].trimmingCharacters(in: .whitespaces).hasPrefix("->") || plain[close...].hasPrefix(" throws") || plain[close...].hasPrefix(" async")
    }

    /// `some P` becomes a generic parameter of the client's function, which can name it.
    private mutating func nameOpaqueParameters() {
        var added: [String] = []
        for index in parameters.indices where parameters[index].type.hasPrefix("some ") {
            added.append("_G\(index): \(parameters[index].type.dropFirst(5))")
            parameters[index].type = "_G\(index)"
        }
        guard !added.isEmpty else { return }
        generics = generics.isEmpty ? "<\(added.joined(separator: ", "))>" : generics.dropLast() + ", \(added.joined(separator: ", "))>"
    }

    static func plainType(_ text: String) -> String {
        var text = text
        for word in ["@escaping ", "@autoclosure ", "__owned ", "@nonescaping ", "sending ", "__shared ", "consuming ", "borrowing ", "@preconcurrency "] { text = text.replacingOccurrences(of: word, with: "") }
        text = text.trimmingCharacters(in: .whitespaces)
        return text.hasPrefix("inout ") ? String(text.dropFirst(6)) : text
    }
}
