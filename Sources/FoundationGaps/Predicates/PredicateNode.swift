import Foundation
import ObjCRuntime

/// A parsed predicate.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case and(PredicateNode, PredicateNode)
    case or(PredicateNode, PredicateNode)
    case comparison(PredicateComparison)
    case predicate(NSPredicate)

    func evaluate(_ object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let node): !node.evaluate(object, variables)
        case .and(let left, let right): left.evaluate(object, variables) && right.evaluate(object, variables)
        case .or(let left, let right): left.evaluate(object, variables) || right.evaluate(object, variables)
        case .comparison(let comparison): comparison.evaluate(object, variables)
        case .predicate(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
        }
    }
}
