import Foundation

extension NSPredicate {
    /// The predicate with its `$variables` given.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { object, more in self.evaluate(with: object, substitutionVariables: variables.merging(more ?? [:]) { $1 }) }
    }
}
