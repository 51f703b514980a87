import Foundation
import ObjCRuntime

/// One comparison: two expressions, an operator, `[cd]`, and ANY, ALL or NONE over a collection on the left.
struct PredicateComparison {
    enum Operator { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, beginsWith, endsWith, contains, like, matches, isIn, between }
    enum Modifier { case direct, any, all, none }

    var left: PredicateExpression
    var right: PredicateExpression
    var symbol: Operator
    var isCaseInsensitive = false
    var isDiacriticInsensitive = false
    var modifier = Modifier.direct

    func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
        let one = left.value(of: object, variables), two = right.value(of: object, variables)
        guard modifier != .direct else { return compare(one, two) }
        let elements = Self.elements(of: one)
        switch modifier {
        case .any: return elements.contains { compare($0, two) }
        case .all: return elements.allSatisfy { compare($0, two) }
        default: return !elements.contains { compare($0, two) }
        }
    }

    private func compare(_ one: Any?, _ two: Any?) -> Bool {
        let one = Self.present(one), two = Self.present(two)
        switch symbol {
        case .equal: return equal(one, two)
        case .notEqual: return !equal(one, two)
        case .isIn:
            if let whole = Self.text(two), let part = Self.text(one) { return folded(whole).contains(folded(part)) }
            return Self.elements(of: two).contains { equal(one, $0) }
        case .contains:
            if let whole = Self.text(one), let part = Self.text(two) { return folded(whole).contains(folded(part)) }
            return Self.elements(of: one).contains { equal($0, two) }
        case .between:
            let bounds = Self.elements(of: two)
            return bounds.count == 2 && order(one, bounds[0]) != .orderedAscending && order(one, bounds[1]) != .orderedDescending && one != nil
        case .beginsWith, .endsWith, .like, .matches:
            guard let whole = Self.text(one), let part = Self.text(two) else { return false }
            return matchText(folded(whole), symbol == .matches ? part : folded(part))
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard one != nil, two != nil else { return false }
            let found = order(one, two)
            switch symbol {
            case .less: return found == .orderedAscending
            case .lessOrEqual: return found != .orderedDescending
            case .greater: return found == .orderedDescending
            default: return found != .orderedAscending
            }
        }
    }

    private func matchText(_ whole: String, _ part: String) -> Bool {
        switch symbol {
        case .beginsWith: return whole.hasPrefix(part)
        case .endsWith: return whole.hasSuffix(part)
        default:
            let pattern = symbol == .matches ? part : NSRegularExpression.escapedPattern(for: part).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            let options: NSRegularExpression.Options = isCaseInsensitive ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
            guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else {
                NSException(name: .invalidArgumentException, reason: "Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX (string \(whole), pattern \(part), case \(isCaseInsensitive ? 1 : 0), canon 0)", userInfo: nil).raise()
                return false
            }
            return expression.firstMatch(in: whole, range: NSRange(whole.startIndex..., in: whole)) != nil
        }
    }

    private func equal(_ one: Any?, _ two: Any?) -> Bool {
        if one == nil || two == nil { return one == nil && two == nil }
        if let first = Self.text(one), let second = Self.text(two) { return folded(first) == folded(second) }
        if let first = one as? AnyHashable, let second = two as? AnyHashable, first == second { return true }
        if let first = one as? NSObject, let second = two as? NSObject, first.isEqual(second) { return true }
        // What has no order is the same only where it is equal.
        return Self.isOrdered(one) && Self.isOrdered(two) && order(one, two) == .orderedSame
    }

    private static func isOrdered(_ value: Any?) -> Bool { value is NSNumber || value is Int || value is Double || value is Bool || value is Date || value is NSDate }

    private func order(_ one: Any?, _ two: Any?) -> ComparisonResult {
        if let first = Self.text(one), let second = Self.text(two) { return folded(first).compare(folded(second)) }
        return KeyValueOrder.compare(one, two)
    }

    private func folded(_ text: String) -> String {
        var options: String.CompareOptions = []
        if isCaseInsensitive { options.insert(.caseInsensitive) }
        if isDiacriticInsensitive { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private static func present(_ value: Any?) -> Any? {
        if value is NSNull { return nil }
        guard let value, case let mirror = Mirror(reflecting: value), mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }

    private static func text(_ value: Any?) -> String? { (value as? String) ?? (value as? NSString).map { $0 as String } }

    private static func elements(of value: Any?) -> [Any] {
        switch value {
        case let array as [Any]: array
        case let array as NSArray: array.map { $0 }
        case let set as Set<AnyHashable>: Array(set)
        case let set as NSSet: set.map { $0 }
        case let set as NSOrderedSet: set.map { $0 }
        case let range as ClosedRange<Int>: [range.lowerBound, range.upperBound]
        default: []
        }
    }
}
