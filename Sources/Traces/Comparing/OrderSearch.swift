/// Finds the fewest events that have to move for the second order to be the first's, and names for each a pair that differs.
struct OrderSearch {
    /// What both traces have, as the first orders it.
    let common: [ComparedEvent]
    let other: ComparedTrace
    let withScenes: Bool
    /// How many of the events that one has been moved across are looked at for a rule, nearest first.
    private static let reach = 16

    var differences: [Difference] {
        let values = common.map { other.positions[$0.key]! }
        let staying = LongestRun.indices(of: values), stays = Set(staying)
        return common.indices.filter { !stays.contains($0) }.map { moved in
            let swapped = staying.filter { ($0 < moved) != (values[$0] < values[moved]) }.sorted { (abs($0 - moved), $0) < (abs($1 - moved), $1) }
            // A pair that a rule speaks of says more than a neighbour, unless it is far off.
            let orders = swapped.prefix(Self.reach).lazy.map { order(min($0, moved), max($0, moved)) }
            return .order(orders.first { !$0.rules.isEmpty } ?? orders.first!)
        }
    }

    /// The pair at two indices of the first trace, which the second has the other way round.
    private func order(_ earlier: Int, _ later: Int) -> Difference.Order {
        let one = common[earlier], two = common[later]
        let places = [two, one].map { other.positions[$0.key]! }
        let obeyed = EventOrders.rules(earlier, before: later, in: common, withScenes: withScenes)
        let rules = obeyed.isEmpty ? EventOrders.rules(places[0], before: places[1], in: other.events, withScenes: withScenes) : obeyed
        return Difference.Order(rules: rules, firstObeys: !obeyed.isEmpty, first: [one.place, two.place], second: places.map { other.events[$0].place })
    }
}
