/// The orders of the launch rules, by which a difference gets its rule.
package enum EventOrders {
    /// Rows of ``table``.
    package static let all: [EventOrder] = table.split(separator: "\n").map { line in
        guard let order = EventOrder(line.split(separator: "|").map { $0.trimmed }) else { fatalError("no order: \(line)") }
        return order
    }

    /// Rules that ask for the event at `first` before that at `then`, as they are in `events`. Of several rows, of one object the first that speaks
    /// of one object alone; otherwise the row that most of what happens around the two belongs to.
    static func rules(_ first: Int, before then: Int, in events: [ComparedEvent], withScenes: Bool) -> [String] {
        let apt = all.filter { $0.life == .either || ($0.life == .withScenes) == withScenes }
        let fits = apt.compactMap { OrderFit($0, first, then, in: events) }
        if events[first].object == events[then].object, let own = fits.first(where: \.order.isOfOneObject) { return own.order.rules }
        return fits.reduce(nil as OrderFit?) { best, fit in best.map { $0.isAsGood(as: fit) } ?? false ? best : fit }?.order.rules ?? []
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let rest = drop { $0 == " " }
        return rest[..<(rest.lastIndex { $0 != " " }.map(rest.index(after:)) ?? rest.startIndex)]
    }
}
