/// How much of an order is found in a trace around two events that it speaks of.
struct OrderFit {
    let order: EventOrder
    /// Steps found.
    let count: Int
    /// How many events are looked at on either side.
    private static let reach = 200

    /// nil when the order doesn't ask for the event at `first` before that at `then`.
    init?(_ order: EventOrder, _ first: Int, _ then: Int, in events: [ComparedEvent]) {
        guard let places = order.places(events[first], before: events[then]) else { return nil }
        var objects: [Character: String] = [:], count = 2
        if let letter = order.steps[places.first].object { objects[letter] = events[first].object }
        if let letter = order.steps[places.then].object { objects[letter] = events[then].object }
        func find(_ step: Int, in range: some Sequence<Int>) -> Int? {
            let wanted = order.steps[step], object = wanted.object.flatMap { objects[$0] }
            return range.first { events[$0].kind == wanted.event && (object == nil || events[$0].object == object) }
        }
        // An earlier transition has ended where something did appear.
        let farthest = max(0, first - Self.reach), limit = min(events.count, then + 1 + Self.reach)
        let beginning = events[farthest..<first].lastIndex { $0.kind == "viewDidAppear(_:)" }.map { $0 + 1 } ?? farthest
        var end = first
        for step in (0..<places.first).reversed() {
            if let found = find(step, in: (beginning..<end).reversed()) { (end, count) = (found, count + 1) }
        }
        var start = first + 1
        for step in places.first + 1..<places.then {
            if start < then, let found = find(step, in: start..<min(then, start + Self.reach)) { (start, count) = (found + 1, count + 1) }
        }
        start = then + 1
        for step in order.steps.indices where step > places.then {
            if start < limit, let found = find(step, in: start..<limit) { (start, count) = (found + 1, count + 1) }
        }
        (self.order, self.count) = (order, count)
    }

    /// More steps are better, then fewer that are absent.
    func isAsGood(as other: OrderFit) -> Bool {
        (count, -order.steps.count) >= (other.count, -other.order.steps.count)
    }
}
