import Foundation

/// Formats of a `.stringsdict`: `%#@files@` stands for one of several texts, which the number decides.
///
/// A text of Swift carries no attributes, as iOS's do here. So the variables' names get a number that says whose rules they are.
enum PluralFormats {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var rules: [[String: Any]] = []
    nonisolated(unsafe) private static var numbers: [NSDictionary: Int] = [:]
    private static let mark = "\u{F8FF}"
    private static let variable = try! NSRegularExpression(pattern: "%(?:(\\d+)\\$)?#@([^@]+)@")
    private static let specifier = try! NSRegularExpression(pattern: "%(?:(\\d+)\\$)?(?:#@[^@]+@|[-+ 0#']*\\d*(?:\\.\\d+)?(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcCsSpaA])")

    /// The rule's format, its variables marked as the rule's own.
    static func register(_ rule: [String: Any]) -> String {
        let number = lock.withLock {
            let key = rule as NSDictionary
            if let known = numbers[key] { return known }
            rules.append(rule)
            numbers[key] = rules.count - 1
            return rules.count - 1
        }
        return marked(rule["NSStringLocalizedFormatKey"] as? String ?? "", number)
    }

    private static func marked(_ format: String, _ number: Int) -> String {
        variable.stringByReplacingMatches(in: format, range: NSRange(format.startIndex..., in: format), withTemplate: "%#@$2\(mark)\(number)@")
    }

    /// `format` with the text that each variable stands for, and the arguments that it still takes, in its order.
    /// What isn't from a `.stringsdict` is returned as it is.
    static func expanded(_ format: String, _ arguments: [any CVarArg], _ locale: Locale?) -> (format: String, arguments: [any CVarArg]) {
        guard format.contains("#@"), format.contains(mark) else { return (format, arguments) }
        let text = NSMutableString(string: expand(format, arguments, locale ?? Languages.current, depth: 0))
        var taken: [any CVarArg] = []
        for match in specifier.matches(in: text as String, range: NSRange(location: 0, length: text.length)).reversed() {
            let number = Int(text.substring(with: match.range(at: 1))) ?? 1
            taken.insert(arguments.indices.contains(number - 1) ? arguments[number - 1] : 0, at: 0)
            text.deleteCharacters(in: NSRange(location: match.range.location + 1, length: match.range(at: 1).length + 1))
        }
        return (text as String, taken)
    }

    private static func expand(_ format: String, _ arguments: [any CVarArg], _ locale: Locale, depth: Int) -> String {
        let text = format as NSString
        var result = "", last = 0, next = 0
        for match in specifier.matches(in: format, range: NSRange(location: 0, length: text.length)) {
            let found = text.substring(with: match.range)
            let position = match.range(at: 1).location == NSNotFound ? nil : Int(text.substring(with: match.range(at: 1)))
            let index = position.map { $0 - 1 } ?? next
            if position == nil { next += 1 }
            result += text.substring(with: NSRange(location: last, length: match.range.location - last))
            last = NSMaxRange(match.range)
            guard found.contains("#@") else {
                result += position == nil ? "%\(index + 1)$\(found.dropFirst())" : found
                continue
            }
            let argument = arguments.indices.contains(index) ? arguments[index] : 0
            result += depth < 8 ? chosen(found, argument, index, arguments, locale, depth) : ""
        }
        return result + text.substring(from: last)
    }

    private static func chosen(_ found: String, _ argument: any CVarArg, _ index: Int, _ arguments: [any CVarArg], _ locale: Locale, _ depth: Int) -> String {
        let parts = found.drop { $0 != "@" }.dropFirst().dropLast().components(separatedBy: mark)
        guard parts.count == 2, let number = Int(parts[1]), let rule = lock.withLock({ rules.indices.contains(number) ? rules[number] : nil }),
              let variable = rule[parts[0]] as? [String: Any] else { return found }
        let value = (argument as? NSNumber)?.doubleValue ?? (argument as? any BinaryInteger).map { Double(Int64(truncatingIfNeeded: $0)) } ?? (argument as? any BinaryFloatingPoint).map { Double($0) } ?? 0
        let category = PluralCategory.of(value, language: locale.language.languageCode?.identifier ?? "en")
        let chosen = (value == 0 ? variable["zero"] : nil) ?? variable[category.rawValue] ?? variable["other"]
        // The chosen text speaks of its own argument, whichever that is of the whole format.
        let text = specifier.numbered(in: marked(chosen as? String ?? "", number), at: index)
        return expand(text, arguments, locale, depth: depth + 1)
    }
}

extension NSRegularExpression {
    /// Numbers the specifiers of `format` that have no number, all alike.
    fileprivate func numbered(in format: String, at index: Int) -> String {
        let text = NSMutableString(string: format)
        for match in matches(in: format, range: NSRange(location: 0, length: text.length)).reversed() where match.range(at: 1).location == NSNotFound {
            text.insert("\(index + 1)$", at: match.range.location + 1)
        }
        return text as String
    }
}
