import Foundation

/// Reads a predicate's format: OR of ANDs of comparisons.
struct PredicateParser {
    private let format: String
    private let tokens: [PredicateLexer.Token]
    private let arguments: [Any?]
    private var position = 0

    static func parse(_ format: String, arguments: [Any?]) throws -> PredicateNode {
        var parser = PredicateParser(format: format, tokens: try PredicateLexer.tokens(of: format, arguments: arguments), arguments: arguments)
        let node = try parser.either()
        guard parser.current == .end else { throw PredicateFormatError(format: format) }
        return node
    }

    private init(format: String, tokens: [PredicateLexer.Token], arguments: [Any?]) { (self.format, self.tokens, self.arguments) = (format, tokens, arguments) }

    private var current: PredicateLexer.Token { tokens[position] }

    private mutating func take(_ words: String...) -> Bool {
        switch current {
        case .word(let word) where words.contains(word.uppercased()), .symbol(let word) where words.contains(word):
            position += 1
            return true
        default: return false
        }
    }

    private mutating func either() throws -> PredicateNode {
        var node = try both()
        while take("OR", "||") { node = .or(node, try both()) }
        return node
    }

    private mutating func both() throws -> PredicateNode {
        var node = try single()
        while take("AND", "&&") { node = .and(node, try single()) }
        return node
    }

    private mutating func single() throws -> PredicateNode {
        if take("NOT", "!") { return .not(try single()) }
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        if case .argument(let index) = current, let predicate = arguments[index] as? NSPredicate { position += 1; return .predicate(predicate) }
        let start = position
        if take("(") {
            if let node = try? either(), take(")") { return node }
            position = start
        }
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateNode {
        var modifier = PredicateComparison.Modifier.direct
        if take("ANY", "SOME") { modifier = .any } else if take("ALL") { modifier = .all } else if take("NONE") { modifier = .none }
        let left = try sum()
        guard let symbol = comparisonOperator() else { throw PredicateFormatError(format: format) }
        var comparison = PredicateComparison(left: left, right: .constant(nil), symbol: symbol, modifier: modifier)
        if take("[") {
            guard case .word(let options) = current else { throw PredicateFormatError(format: format) }
            position += 1
            comparison.isCaseInsensitive = options.contains("c")
            comparison.isDiacriticInsensitive = options.contains("d")
            guard take("]") else { throw PredicateFormatError(format: format) }
        }
        comparison.right = try sum()
        return .comparison(comparison)
    }

    private mutating func comparisonOperator() -> PredicateComparison.Operator? {
        let table: [(String, PredicateComparison.Operator)] = [
            ("==", .equal), ("=", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .lessOrEqual), ("=<", .lessOrEqual), (">=", .greaterOrEqual), ("=>", .greaterOrEqual),
            ("<", .less), (">", .greater), ("BEGINSWITH", .beginsWith), ("ENDSWITH", .endsWith), ("CONTAINS", .contains), ("LIKE", .like), ("MATCHES", .matches), ("IN", .isIn), ("BETWEEN", .between),
        ]
        for (name, symbol) in table where take(name) { return symbol }
        return nil
    }

    private mutating func sum() throws -> PredicateExpression {
        var expression = try product()
        while case .symbol(let sign) = current, sign == "+" || sign == "-" {
            position += 1
            expression = .arithmetic(Character(sign), expression, try product())
        }
        return expression
    }

    private mutating func product() throws -> PredicateExpression {
        var expression = try term()
        while case .symbol(let sign) = current, sign == "*" || sign == "/" {
            position += 1
            expression = .arithmetic(Character(sign), expression, try term())
        }
        return expression
    }

    private mutating func term() throws -> PredicateExpression {
        defer { position += 1 }
        switch current {
        case .string(let text): return .constant(text)
        case .number(let value, let isInteger): return .constant(isInteger ? NSNumber(value: Int(value)) : NSNumber(value: value))
        case .keyPath(let path): return .keyPath(path)
        case .variable(let name): return .variable(name)
        case .argument(let index): return .constant(arguments[index])
        case .symbol("-"): position += 1; if case .number(let value, _) = current { return .constant(NSNumber(value: -value)) }; throw PredicateFormatError(format: format)
        case .symbol("("):
            position += 1
            let inner = try sum()
            guard current == .symbol(")") else { throw PredicateFormatError(format: format) }
            return inner
        case .symbol("{"):
            position += 1
            var parts: [PredicateExpression] = []
            while current != .symbol("}") {
                parts.append(try sum())
                if current == .symbol(",") { position += 1 } else if current != .symbol("}") { throw PredicateFormatError(format: format) }
            }
            return .aggregate(parts)
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return .evaluatedObject
            case "TRUE", "YES": return .constant(NSNumber(value: true))
            case "FALSE", "NO": return .constant(NSNumber(value: false))
            case "NIL", "NULL": return .constant(nil)
            default: return .keyPath(word.hasPrefix("SELF.") || word.hasPrefix("self.") ? String(word.dropFirst(5)) : word)
            }
        default: throw PredicateFormatError(format: format)
        }
    }
}
