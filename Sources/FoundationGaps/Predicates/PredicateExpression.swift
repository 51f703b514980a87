import Foundation
import ObjCRuntime

/// A value in a predicate: a constant, a key path from the evaluated object, a variable, or a collection of them.
indirect enum PredicateExpression {
    case constant(Any?)
    case evaluatedObject
    case keyPath(String)
    case variable(String)
    case aggregate([PredicateExpression])
    case arithmetic(Character, PredicateExpression, PredicateExpression)

    func value(of object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .evaluatedObject: return object
        case .keyPath(let path): return object.flatMap { KeyValueCoding.value(forKeyPath: path, of: $0) }
        case .variable(let name): return variables[name]
        case .aggregate(let parts): return parts.map { $0.value(of: object, variables) as Any }
        case .arithmetic(let sign, let left, let right):
            guard let one = Self.number(left.value(of: object, variables)), let two = Self.number(right.value(of: object, variables)) else { return nil }
            switch sign {
            case "+": return one + two
            case "-": return one - two
            case "*": return one * two
            default: return one / two
            }
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as Int: Double(value)
        case let value as Double: value
        default: nil
        }
    }
}
