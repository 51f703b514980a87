import Foundation

/// A filter that is done: what it takes by default, and what it makes.
struct FilterEntry {
    let category: String
    let defaults: [String: Any]
    let output: (FilterInputs) -> Recipe?

    init(_ category: String, _ defaults: [String: Any] = [:], _ output: @escaping (FilterInputs) -> Recipe?) { (self.category, self.defaults, self.output) = (category, defaults, output) }
}
