import Foundation
import ObjCRuntime

/// Touching, highlighting, selecting.
extension UITableView {
    private var canSelect: Bool { data.isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection }
    private var selectsMany: Bool { data.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: Touches

    func touchBegan(_ touches: Set<UITouch>) {
        guard selection.pressed == nil, let touch = touches.first else { return }
        // A touch beside open actions closes them and does nothing else.
        if swipe != nil { return closeSwipe(animated: true) }
        guard let path = path(at: touch.location(in: self)), data.cells[path] != nil else { return }
        press(path)
    }

    func touchMoved(_ touches: Set<UITouch>) {
        guard let pressed = selection.pressed, let touch = touches.first else { return }
        if path(at: touch.location(in: self)) != pressed { unpress() }
    }

    func touchEnded(_ touches: Set<UITouch>) {
        guard let pressed = selection.pressed else { return }
        unpress()
        guard let touch = touches.first, path(at: touch.location(in: self)) == pressed else { return }
        choose(pressed)
    }

    func touchCancelled() { unpress() }

    private func press(_ path: IndexPath) {
        guard canSelect else { return }
        if asks("tableView(_:shouldHighlightRowAt:)"), !delegate!.tableView(self, shouldHighlightRowAt: path) { return }
        selection.pressed = path
        data.cells[path]?.setHighlighted(true, animated: false)
        if asks("tableView(_:didHighlightRowAt:)") { delegate!.tableView(self, didHighlightRowAt: path) }
    }

    private func unpress() {
        guard let path = selection.pressed else { return }
        selection.pressed = nil
        data.cells[path]?.setHighlighted(false, animated: false)
        if asks("tableView(_:didUnhighlightRowAt:)") { delegate!.tableView(self, didUnhighlightRowAt: path) }
    }

    // MARK: By the user

    /// A tap on a row: closes open swipe actions, else selects, or deselects where many may be selected.
    package func tapped(_ path: IndexPath) {
        if swipe != nil { return closeSwipe(animated: true) }
        guard canSelect else { return }
        if asks("tableView(_:shouldHighlightRowAt:)"), !delegate!.tableView(self, shouldHighlightRowAt: path) { return }
        choose(path)
    }

    private func choose(_ path: IndexPath) {
        if selectsMany, selection.paths.contains(path) { return deselectByUser(path) }
        selectByUser(path)
    }

    /// A cell's segue runs before `didSelectRowAt`, as the row is already selected then.
    private func selectByUser(_ wanted: IndexPath) {
        var path = wanted
        if asks("tableView(_:willSelectRowAt:)") {
            Trace.emit("tableView(_:willSelectRowAt:)", self, rule: "")
            guard let other = delegate!.tableView(self, willSelectRowAt: wanted) else { return }
            path = other
        }
        if !selectsMany { for old in selection.paths where old != path { deselectByUser(old) } }
        if !selection.paths.contains(path) { selection.paths.append(path) }
        let cell = data.cells[path]
        cell?.setSelected(true, animated: true)
        if let cell { runSegue(cell.parts.selectionSegue, from: cell) }
        if asks("tableView(_:didSelectRowAt:)") {
            Trace.emit("tableView(_:didSelectRowAt:)", self, rule: "")
            delegate!.tableView(self, didSelectRowAt: path)
        }
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        if asks("tableView(_:performPrimaryActionForRowAt:)"), !data.isEditing { delegate!.tableView(self, performPrimaryActionForRowAt: path) }
    }

    private func deselectByUser(_ wanted: IndexPath) {
        var path = wanted
        if asks("tableView(_:willDeselectRowAt:)") {
            guard let other = delegate!.tableView(self, willDeselectRowAt: wanted) else { return }
            path = other
        }
        deselect(path, animated: true)
        if asks("tableView(_:didDeselectRowAt:)") { delegate!.tableView(self, didDeselectRowAt: path) }
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    private func runSegue(_ template: AnyObject?, from cell: UITableViewCell) {
        guard let template = template as? ObjCObject, let perform = ObjCClass.of(template).action(Selector("perform:")) else { return }
        _ = perform(template, [cell])
    }

    func accessoryTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if asks("tableView(_:accessoryButtonTappedForRowWith:)") { delegate!.tableView(self, accessoryButtonTappedForRowWith: path) }
        runSegue(cell.parts.accessorySegue, from: cell)
    }

    // MARK: By the program: no delegate messages

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in selection.paths { deselect(old, animated: animated) }
            return
        }
        if !selectsMany { for old in selection.paths where old != path { deselect(old, animated: animated) } }
        if !selection.paths.contains(path) { selection.paths.append(path) }
        data.cells[path]?.setSelected(true, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        selection.paths.removeAll { $0 == path }
        data.cells[path]?.setSelected(false, animated: animated)
    }
}
