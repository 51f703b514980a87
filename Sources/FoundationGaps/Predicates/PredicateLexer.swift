import Foundation

/// Splits a predicate's format into tokens; arguments take the place of `%@`, `%K`, `%d` … as they are met.
struct PredicateLexer {
    enum Token: Equatable {
        case word(String), string(String), number(Double, isInteger: Bool), symbol(String), variable(String)
        case argument(Int), keyPath(String)
        case end
    }

    private let text: [Character]
    private let arguments: [Any?]
    private var position = 0, nextArgument = 0

    init(_ format: String, arguments: [Any?]) { (text, self.arguments) = (Array(format), arguments) }

    static func tokens(of format: String, arguments: [Any?]) throws -> [Token] {
        var lexer = PredicateLexer(format, arguments: arguments), found: [Token] = []
        while true {
            let token = try lexer.next()
            found.append(token)
            if token == .end { return found }
        }
    }

    private mutating func next() throws -> Token {
        while position < text.count, text[position].isWhitespace { position += 1 }
        guard position < text.count else { return .end }
        let character = text[position]
        switch character {
        case "\"", "'": return try string(until: character)
        case "%": return try argument()
        case "$": position += 1; return .variable(word())
        case _ where character.isNumber, "." where position + 1 < text.count && text[position + 1].isNumber: return number()
        case _ where character.isLetter, "_", "@": return .word(word())
        default: return symbol()
        }
    }

    private mutating func word() -> String {
        let start = position
        while position < text.count, text[position].isLetter || text[position].isNumber || "_.@".contains(text[position]) { position += 1 }
        return String(text[start..<position])
    }

    private mutating func number() -> Token {
        let start = position
        while position < text.count, text[position].isNumber || text[position] == "." || text[position] == "e" { position += 1 }
        let digits = String(text[start..<position])
        return .number(Double(digits) ?? 0, isInteger: Int(digits) != nil)
    }

    private mutating func string(until quote: Character) throws -> Token {
        position += 1
        var value = ""
        while position < text.count, text[position] != quote {
            if text[position] == "\\", position + 1 < text.count { position += 1 }
            value.append(text[position])
            position += 1
        }
        guard position < text.count else { throw PredicateFormatError(format: String(text)) }
        position += 1
        return .string(value)
    }

    private mutating func argument() throws -> Token {
        let rest = text[(position + 1)...]
        guard let kind = ["@", "K", "ld", "lu", "lld", "llu", "d", "i", "u", "f", "lf", "g", "%"].first(where: { rest.starts(with: Array($0)) }) else { throw PredicateFormatError(format: String(text)) }
        position += 1 + kind.count
        if kind == "%" { return .symbol("%") }
        guard nextArgument < arguments.count else { throw PredicateFormatError(format: String(text)) }
        defer { nextArgument += 1 }
        if kind == "K" { return .keyPath(arguments[nextArgument].map { "\($0)" } ?? "") }
        return .argument(nextArgument)
    }

    private mutating func symbol() -> Token {
        for length in [2, 1] where position + length <= text.count {
            let candidate = String(text[position..<(position + length)])
            if length == 1 || ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(candidate) {
                position += length
                return .symbol(candidate)
            }
        }
        return .end
    }
}

struct PredicateFormatError: Error { let format: String }
