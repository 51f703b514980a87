import Foundation
import ObjCRuntime

/// The row whose swipe actions are open.
@MainActor struct SwipeRun {
    let path: IndexPath
    let view: SwipeActionsView
    let isLeading: Bool
    /// How far the cell is moved when the actions are open, in points; negative to the left.
    let reach: CGFloat
    /// How far it is moved now, and was when the drag began.
    var shift: CGFloat = 0
    var start: CGFloat = 0
}

/// Actions that a swipe over a row uncovers.
extension UITableView {
    /// The delegate's configuration; else the old row actions; else Delete where deletion can be committed.
    func swipeConfiguration(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        if leading {
            return asks("tableView(_:leadingSwipeActionsConfigurationForRowAt:)") ? delegate!.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) : nil
        }
        guard canEdit(path), editingStyle(path) != .none || asks("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") else { return nil }
        if asks("tableView(_:trailingSwipeActionsConfigurationForRowAt:)") { return delegate!.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
        if asks("tableView(_:editActionsForRowAt:)"), let actions = delegate!.tableView(self, editActionsForRowAt: path) {
            return UISwipeActionsConfiguration(actions: actions.map { contextual($0, path) })
        }
        guard asksData("tableView(_:commit:forRowAt:)"), editingStyle(path) == .delete else { return nil }
        let title = asks("tableView(_:titleForDeleteConfirmationButtonForRowAt:)") ? delegate!.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) : nil
        let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") { [unowned self] _, _, done in
            commit(.delete, at: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func contextual(_ action: UITableViewRowAction, _ path: IndexPath) -> UIContextualAction {
        let result = UIContextualAction(style: action.style == .normal ? .normal : .destructive, title: action.title) { _, _, done in
            action.handler(action, path)
            done(true)
        }
        if let color = action.backgroundColor { result.backgroundColor = color }
        return result
    }

    /// Shows the actions of a row beside its cell. Returns whether it has any.
    @discardableResult package func openSwipe(at path: IndexPath, leading: Bool) -> Bool {
        closeSwipe(animated: false)
        guard prepareSwipe(at: path, leading: leading) else { return false }
        slide(to: swipe!.reach, animated: true)
        return true
    }

    /// Puts the actions of a row under its cell.
    private func prepareSwipe(at path: IndexPath, leading: Bool) -> Bool {
        guard let cell = data.cells[path], let configuration = swipeConfiguration(at: path, leading: leading), !configuration.actions.isEmpty else { return false }
        if asks("tableView(_:willBeginEditingRowAt:)") { delegate!.tableView(self, willBeginEditingRowAt: path) }
        let view = SwipeActionsView(configuration: configuration) { [unowned self] action in performSwipe(action) }
        let width = view.fittingWidth
        let onLeft = leading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.frame = CGRect(x: onLeft ? cell.frame.minX : cell.frame.maxX - width, y: cell.frame.minY, width: width, height: cell.frame.height)
        insertSubview(view, belowSubview: cell)
        cell.editingState.showsConfirmation = true
        swipe = SwipeRun(path: path, view: view, isLeading: leading, reach: onLeft ? width : -width)
        return true
    }

    // MARK: By finger

    /// Whether a drag from this point uncovers something, or covers it again. Anything else that is open closes.
    func beginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
        guard let path = path(at: point), data.cells[path] != nil else { return false }
        if let run = swipe, run.path == path { swipe?.start = run.shift; return true }
        closeSwipe(animated: true)
        guard !data.isEditing else { return false }
        return prepareSwipe(at: path, leading: toRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }

    /// The cell goes with the finger, past the buttons' width only with effort, and not to the side that has no actions.
    func followSwipe(_ way: CGFloat) {
        guard let run = swipe else { return }
        let side: CGFloat = run.reach < 0 ? -1 : 1
        let wanted = max((run.start + way) * side, 0), width = abs(run.reach)
        let full = run.view.configuration.performsFirstActionWithFullSwipe
        slide(to: side * (wanted <= width || full ? wanted : width + RubberBand.pull(wanted - width, length: bounds.width)), animated: false)
    }

    /// Points a second that decide in which way a row goes.
    private static let fling: CGFloat = 300

    /// Opens, closes, or runs the first action where it was dragged over most of the row.
    func endSwipe(_ way: CGFloat, velocity: CGFloat) {
        guard let run = swipe else { return }
        let side: CGFloat = run.reach < 0 ? -1 : 1
        let distance = (run.start + way) * side, speed = velocity * side
        if distance > bounds.width * 0.6, run.view.configuration.performsFirstActionWithFullSwipe, let first = run.view.configuration.actions.first {
            slide(to: side * bounds.width, animated: true)
            return performSwipe(first)
        }
        let opens = speed > Self.fling || speed > -Self.fling && distance > abs(run.reach) / 2
        opens ? slide(to: run.reach, animated: true) : closeSwipe(animated: true)
    }

    private func slide(to x: CGFloat, animated: Bool) {
        guard let run = swipe, let cell = data.cells[run.path] else { return }
        swipe?.shift = x
        let width = max(abs(run.reach), abs(x))
        let move = {
            cell.transform = CGAffineTransform(translationX: x, y: 0)
            run.view.frame = CGRect(x: x > 0 ? run.view.frame.minX : run.view.frame.maxX - width, y: run.view.frame.minY, width: width, height: run.view.frame.height)
        }
        if animated { UIView.animate(withDuration: 0.3, animations: move) } else { move() }
    }

    package func closeSwipe(animated: Bool) {
        guard let run = swipe else { return }
        swipe = nil
        let cell = data.cells[run.path]
        cell?.editingState.showsConfirmation = false
        let close = { cell?.transform = .identity }
        if animated { UIView.animate(withDuration: 0.3, animations: { close() }, completion: { _ in run.view.removeFromSuperview() }) } else {
            close()
            run.view.removeFromSuperview()
        }
        if asks("tableView(_:didEndEditingRowAt:)") { delegate!.tableView(self, didEndEditingRowAt: run.path) }
    }

    private func performSwipe(_ action: UIContextualAction) {
        guard let run = swipe else { return }
        action.handler(action, run.view) { [weak self] _ in self?.closeSwipe(animated: true) }
    }
}
