/// What differs between two traces. Time is ignored; objects are paired by class and order of appearance.
package struct TraceComparison: Sendable {
    package let first: Recording
    package let second: Recording
    /// Must-precede pairs, other orders, events in one alone, states; each kind in the order of the first trace.
    package let differences: [Difference]
    /// Events that both traces have.
    package let comparedCount: Int
    /// Names of events that only one of the two recorders can record.
    package let leftOut: [String]

    package init(_ first: Recording, _ second: Recording) {
        (self.first, self.second) = (first, second)
        let one = ComparedTrace(first, other: second.recorder), other = ComparedTrace(second, other: first.recorder)
        let common = one.events.filter { other.positions[$0.key] != nil }
        comparedCount = common.count
        leftOut = (one.leftOut + other.leftOut).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        let orders = OrderSearch(common: common, other: other, withScenes: first.usesScenes).differences
        differences = orders.filter(\.isMustPrecede) + orders.filter { !$0.isMustPrecede }
            + Self.missing(one, in: other).map(Difference.onlyInFirst) + Self.missing(other, in: one).map(Difference.onlyInSecond)
            + common.compactMap { Self.state($0, other.events[other.positions[$0.key]!]) }
    }

    package var isSame: Bool { differences.isEmpty }

    /// What repeats freely is missing only where there is none of it.
    private static func missing(_ trace: ComparedTrace, in other: ComparedTrace) -> [Difference.Place] {
        trace.events.filter { event in
            guard other.positions[event.key] == nil else { return false }
            guard ComparedTrace.repeatsFreely.contains(event.key.event) else { return true }
            return !other.hasAny(event.key) && event.key == trace.events.first { $0.key.event == event.key.event && $0.object == event.object }?.key
        }.map(\.place)
    }

    private static func state(_ one: ComparedEvent, _ other: ComparedEvent) -> Difference? {
        let states = (one.recorded.state, other.recorded.state)
        guard states.0 != states.1, !states.0.isEmpty, !states.1.isEmpty else { return nil }
        return .state(one.place, other.place, states.0, states.1)
    }
}

extension ComparedEvent {
    var place: Difference.Place { Difference.Place(event: text, line: recorded.line, rule: recorded.rule) }
}
