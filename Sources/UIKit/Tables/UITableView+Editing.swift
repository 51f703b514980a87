import Foundation
import ObjCRuntime

/// Edit mode, deleting, inserting and moving rows by hand.
extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard data.isEditing != editing else { return }
        data.isEditing = editing
        closeSwipe(animated: animated)
        if !allowsMultipleSelectionDuringEditing { select(nil, false, .none) }
        for (path, cell) in data.cells { configureEditing(of: cell, at: path, animated: animated) }
        setNeedsLayout()
    }

    /// Rows can be edited unless the data source refuses them.
    func canEdit(_ path: IndexPath) -> Bool {
        asksData("tableView(_:canEditRowAt:)") ? dataSource!.tableView(self, canEditRowAt: path) : data.isEditing || asksData("tableView(_:commit:forRowAt:)")
    }

    func canMove(_ path: IndexPath) -> Bool {
        guard asksData("tableView(_:moveRowAt:to:)") else { return false }
        return asksData("tableView(_:canMoveRowAt:)") ? dataSource!.tableView(self, canMoveRowAt: path) : true
    }

    func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        return asks("tableView(_:editingStyleForRowAt:)") ? delegate!.tableView(self, editingStyleForRowAt: path) : .delete
    }

    func configureEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool = false) {
        guard data.isEditing || cell.editingState.isEditing else { return }
        let editing = data.isEditing && (canEdit(path) || canMove(path))
        cell.editingState.style = data.isEditing ? editingStyle(path) : .none
        cell.editingState.canMove = data.isEditing && canMove(path)
        if cell.editingState.canMove { cell.showsReorderControl = true }
        if asks("tableView(_:shouldIndentWhileEditingRowAt:)") { cell.shouldIndentWhileEditing = delegate!.tableView(self, shouldIndentWhileEditingRowAt: path) }
        if cell.isEditing != editing { cell.setEditing(editing, animated: animated) }
    }

    /// The round control at the start of a row: insertion commits at once, deletion asks with a button first.
    func editControlTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch cell.editingStyle {
        case .insert: commit(.insert, at: path)
        case .delete: openSwipe(at: path, leading: false)
        default: break
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard asksData("tableView(_:commit:forRowAt:)") else { return }
        dataSource!.tableView(self, commit: style, forRowAt: path)
    }
}
