/// The horizontal drag over a row that uncovers its swipe actions.
final class RowSwipePan: UIPanGestureRecognizer {
    private unowned let table: UITableView

    init(table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func accepts(_ movement: CGPoint) -> Bool {
        guard abs(movement.x) > abs(movement.y), let touch = tracked.first else { return false }
        return table.beginSwipe(at: table.convert(touch.startPosition, from: touch.window), toRight: movement.x > 0)
    }

    override func stateWasSet() {
        switch state {
        case .began, .changed: table.followSwipe(translation(in: table).x)
        case .ended: table.endSwipe(translation(in: table).x, velocity: velocity(in: table).x)
        case .cancelled: table.closeSwipe(animated: true)
        default: break
        }
    }
}
