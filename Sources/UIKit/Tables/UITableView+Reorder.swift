import Foundation

/// A row on its way under a finger.
@MainActor struct ReorderRun {
    let cell: UITableViewCell
    let source: IndexPath
    /// Where it would be put now.
    var target: IndexPath
    /// From the finger to the cell's middle, in points.
    let offset: CGFloat
    let home: CGPoint
}

/// Moving a row by its reorder control.
extension UITableView {
    func beginReorder(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
        guard reorder == nil, let path = indexPath(for: cell), canMove(path) else { return false }
        reorder = ReorderRun(cell: cell, source: path, target: path, offset: cell.center.y - point.y, home: cell.center)
        bringSubviewToFront(cell)
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 6
        return true
    }

    func followReorder(to point: CGPoint) {
        guard let run = reorder else { return }
        run.cell.center = CGPoint(x: run.home.x, y: point.y + run.offset)
        let inside = CGPoint(x: bounds.midX, y: min(max(run.cell.center.y, 0), max(contentSize.height - 1, 0)))
        guard var target = path(at: inside), target != run.target else { return }
        if asks("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)") {
            target = delegate!.tableView(self, targetIndexPathForMoveFromRowAt: run.source, toProposedIndexPath: target)
        }
        guard target != run.target else { return }
        reorder?.target = target
        UIView.animate(withDuration: 0.2) { self.makeRoom() }
    }

    /// The rows between the place that the row left and the one that it would take go up or down by its height.
    private func makeRoom() {
        guard let run = reorder else { return }
        let height = run.cell.bounds.height
        for (path, cell) in data.cells where cell !== run.cell {
            let shift: CGFloat = path > run.source && path <= run.target ? -height : path < run.source && path >= run.target ? height : 0
            cell.transform = shift == 0 ? .identity : CGAffineTransform(translationX: 0, y: shift)
        }
    }

    func endReorder(commits: Bool) {
        guard let run = reorder else { return }
        reorder = nil
        for cell in data.cells.values { cell.transform = .identity }
        run.cell.layer.shadowOpacity = 0
        if commits, run.target != run.source {
            dataSource?.tableView(self, moveRowAt: run.source, to: run.target)
            rowsMoved(run.source, run.target)
        } else {
            UIView.animate(withDuration: 0.2) { run.cell.center = run.home }
        }
    }
}
