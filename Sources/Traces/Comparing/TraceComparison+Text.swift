extension TraceComparison {
    /// What `understudy compare` prints. At most `limit` differences; the last line counts them all.
    package func text(limit: Int = 40) -> String {
        var lines = differences.prefix(limit).flatMap(lines)
        if differences.count > limit { lines.append("… and \(differences.count - limit) more") }
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(_ difference: Difference) -> [String] {
        switch difference {
        case .order(let order): lines(order)
        case .onlyInFirst(let place): [only(first, place)]
        case .onlyInSecond(let place): [only(second, place)]
        case .state(let one, let other, let state, let otherState):
            ["state\(rule(one)): \(one.event): \(state) at \(first.name):\(one.line), \(otherState) at \(second.name):\(other.line)"]
        }
    }

    private func lines(_ order: Difference.Order) -> [String] {
        let events = order.first.map(\.rule).filter { !$0.isEmpty }.joined(separator: ", ")
        let title = order.rules.isEmpty ? "order\(events.isEmpty ? "" : " (\(events))")" : "\(order.rules.joined(separator: " ")): \((order.firstObeys ? second : first).name) contradicts it"
        return [title, row(first, order.first), row(second, order.second)]
    }

    private func row(_ recording: Recording, _ pair: [Difference.Place]) -> String {
        "  \(recording.name): " + pair.map { "\($0.event) (line \($0.line))" }.joined(separator: ", then ")
    }

    private func only(_ recording: Recording, _ place: Difference.Place) -> String { "only in \(recording.name):\(place.line): \(place.event)\(rule(place))" }

    private func rule(_ place: Difference.Place) -> String { place.rule.isEmpty ? "" : " (\(place.rule))" }

    private var summary: String {
        var counts = (pairs: 0, orders: 0, alone: 0, states: 0)
        for difference in differences {
            switch difference {
            case .order(let order): if order.rules.isEmpty { counts.orders += 1 } else { counts.pairs += 1 }
            case .onlyInFirst, .onlyInSecond: counts.alone += 1
            case .state: counts.states += 1
            }
        }
        let found = isSame ? "same" : "\(counts.pairs) must-precede, \(counts.orders) other orders, \(counts.alone) in one alone, \(counts.states) states"
        let left = leftOut.isEmpty ? "" : "; not compared, as only one of the two can record it: \(leftOut.joined(separator: ", "))"
        return "\(found); \(comparedCount) events in both\(left)"
    }
}
