import Foundation

/// `@count`, `@sum.price` and the other collection operators of key paths.
enum CollectionOperator {
    static func apply(_ name: String, _ path: String, to object: Any) -> Any? {
        let items = elements(of: object)
        func values() -> [Any] { items.compactMap { KeyValueCoding.value(forKeyPath: path, of: $0) } }
        func numbers() -> [Double] { values().compactMap { NSNumber.bridged(any: $0)?.doubleValue } }
        switch name {
        case "@count": return items.count
        case "@sum": return numbers().reduce(0, +)
        case "@avg": return items.isEmpty ? 0 : numbers().reduce(0, +) / Double(items.count)
        case "@max": return values().max { KeyValueOrder.compare($0, $1) == .orderedAscending }
        case "@min": return values().min { KeyValueOrder.compare($0, $1) == .orderedAscending }
        case "@unionOfObjects": return values()
        case "@distinctUnionOfObjects": return distinct(values())
        case "@unionOfArrays": return values().flatMap(elements)
        case "@distinctUnionOfArrays": return distinct(values().flatMap(elements))
        default: NSException.fail(.invalidArgumentException, "[<\(type(of: object)) 0x0> valueForKeyPath:]: this class does not implement the \(name.dropFirst()) operation.")
        }
    }

    private static func elements(of object: Any) -> [Any] {
        switch object {
        case let array as [Any]: array
        case let set as Set<AnyHashable>: Array(set)
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.map { $0 }
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        default: [object]
        }
    }

    private static func distinct(_ values: [Any]) -> [Any] {
        var seen = Set<AnyHashable>()
        return values.filter { value in (value as? AnyHashable).map { seen.insert($0).inserted } ?? true }
    }
}

/// How `compare:` orders what predicates, sort descriptors and collection operators meet.
package enum KeyValueOrder {
    package static func compare(_ one: Any?, _ other: Any?) -> ComparisonResult {
        guard let one = flat(one) else { return flat(other) == nil ? .orderedSame : .orderedAscending }
        guard let other = flat(other) else { return .orderedDescending }
        if let one = one as? String, let other = other as? String { return order(one, other) }
        if let one = one as? Date, let other = other as? Date { return order(one, other) }
        if let one = NSNumber.bridged(any: one), let other = NSNumber.bridged(any: other) { return one.compare(other) }
        if let one = one as? any Comparable { return compare(one, with: other) }
        return .orderedSame
    }

    private static func flat(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    private static func compare<T: Comparable>(_ one: T, with other: Any) -> ComparisonResult {
        (other as? T).map { order(one, $0) } ?? .orderedSame
    }

    private static func order<T: Comparable>(_ one: T, _ other: T) -> ComparisonResult {
        one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
    }
}
