/// One thing that two traces don't agree on.
package enum Difference: Equatable, Sendable {
    /// Two events in one order in the first trace and in the other in the second.
    package struct Order: Equatable, Sendable {
        /// Rules that ask for one of the orders; empty: none does.
        package var rules: [String]
        /// Whether the first trace is the one that obeys them.
        package var firstObeys: Bool
        /// As the first trace orders them, with its lines.
        package var first: [Place]
        /// As the second trace orders them, with its lines.
        package var second: [Place]
    }

    /// An event and its line in its trace.
    package struct Place: Equatable, Sendable {
        package var event: String
        package var line: Int
        /// The rule that the event itself bears; may be empty.
        package var rule: String
    }

    case order(Order)
    case onlyInFirst(Place)
    case onlyInSecond(Place)
    /// The application's state, first and second, at the same event.
    case state(Place, Place, String, String)

    package var isMustPrecede: Bool { if case .order(let order) = self { !order.rules.isEmpty } else { false } }
}
