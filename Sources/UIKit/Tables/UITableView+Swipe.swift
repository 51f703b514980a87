import Foundation
import ObjCRuntime

/// The row whose swipe actions are open.
@MainActor struct SwipeRun {
    let path: IndexPath
    let view: SwipeActionsView
    let isLeading: Bool
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
        guard let cell = data.cells[path], let configuration = swipeConfiguration(at: path, leading: leading), !configuration.actions.isEmpty else { return false }
        if asks("tableView(_:willBeginEditingRowAt:)") { delegate!.tableView(self, willBeginEditingRowAt: path) }
        let view = SwipeActionsView(configuration: configuration) { [unowned self] action in performSwipe(action) }
        let width = view.fittingWidth
        let onLeft = leading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.frame = CGRect(x: onLeft ? cell.frame.minX : cell.frame.maxX - width, y: cell.frame.minY, width: width, height: cell.frame.height)
        insertSubview(view, belowSubview: cell)
        cell.editingState.showsConfirmation = true
        swipe = SwipeRun(path: path, view: view, isLeading: leading)
        UIView.animate(withDuration: 0.3) { cell.transform = CGAffineTransform(translationX: onLeft ? width : -width, y: 0) }
        return true
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

    /// A horizontal drag that ended `distance` points from where it began: opens, runs the first action on a full swipe, or closes.
    package func swiped(at path: IndexPath, by distance: CGFloat) {
        let leading = (distance > 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        if let run = swipe, run.path == path, run.isLeading != leading { return closeSwipe(animated: true) }
        guard openSwipe(at: path, leading: leading), let run = swipe else { return }
        if abs(distance) > bounds.width * 0.6, run.view.configuration.performsFirstActionWithFullSwipe, let first = run.view.configuration.actions.first { performSwipe(first) }
    }
}
