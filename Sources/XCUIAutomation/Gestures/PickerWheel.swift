import Foundation

/// A wheel that is turned. It is known by its place: a test may have found it by the value that it had.
@MainActor struct PickerWheel {
    let action: ElementAction
    let frame: CGRect

    /// Points between two rows.
    private static let row: CGFloat = 32
    /// A wheel with more rows goes round.
    private static let rows = 400

    /// Turns row by row; false when it doesn't turn any further.
    /// - Parameter direction: 1 for the rows below, -1 for those above.
    func turn(to value: String, _ direction: CGFloat) throws(ElementSearchFailure) -> Bool {
        var now = try look()
        for _ in 0..<Self.rows {
            if now.value as? String == value { return true }
            let start = now.hitPoint, end = CGPoint(x: start.x, y: start.y - direction * Self.row)
            try action.perform(.drag(from: start, to: end, hold: (0, 0.2), velocity: 300))
            let next = try look()
            if next.value as? String == now.value as? String { return false }
            now = next
        }
        return false
    }

    private func look() throws(ElementSearchFailure) -> ElementSnapshot {
        let root: ElementSnapshot
        do { root = try action.element.path.application.snapshot() } catch { throw .driving(error) }
        guard let found = root.descendants.first(where: { $0.elementType == .pickerWheel && $0.frame == frame }) else {
            throw .unfit("the wheel is gone while it was turned")
        }
        return found
    }
}
