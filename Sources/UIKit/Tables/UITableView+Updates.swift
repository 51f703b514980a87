import Foundation
import FoundationGaps
import ObjCRuntime

/// Batches of insertions, deletions, moves and reloads.
extension UITableView {
    func begin() {
        loadData()
        updateDepth += 1
        if updates == nil { updates = TableUpdates() }
    }

    func end() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        if updateDepth == 0, let batch = updates { apply(batch, completion: nil) }
    }

    func batch(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        begin()
        body?()
        updateDepth -= 1
        if updateDepth == 0, let batch = updates { apply(batch, completion: completion) } else { completion?(true) }
    }

    /// A change outside a batch is a batch of its own. Where nothing was loaded yet there is nothing to change: loading finds it done.
    func change(_ record: (inout TableUpdates) -> Void) {
        guard data.isLoaded || updateDepth > 0 else { return setNeedsLayout() }
        begin()
        record(&updates!)
        end()
    }

    /// A moved row of edit mode: the data source has already moved it.
    func rowsMoved(_ source: IndexPath, _ target: IndexPath) { change { $0.movedRows.append((source, target)) } }

    // MARK: Applying

    private func apply(_ batch: TableUpdates, completion: ((Bool) -> Void)?) {
        let before = data.rowCounts, after = countRows()
        updates = nil
        if let reason = UpdateCheck(updates: batch, before: before, after: after).failure() {
            return NSException(name: .internalInconsistencyException, reason: "\(reason) Table view: \(self)", userInfo: nil).raise()
        }
        closeSwipe(animated: false)
        let old = snapshotOfCells()
        data.rowCounts = after
        let survivors = moveState(batch, before: before)
        moveGeometry(batch, before: before)
        setNeedsLayout()
        animate(from: old, survivors, completion)
    }

    private func snapshotOfCells() -> [ObjectIdentifier: CGRect] {
        Dictionary(uniqueKeysWithValues: data.cells.values.map { (ObjectIdentifier($0), $0.frame) })
    }

    /// Cells, selection and headers follow their rows. Returns the cells that stay.
    private func moveState(_ batch: TableUpdates, before: [Int]) -> Set<ObjectIdentifier> {
        var cells: [IndexPath: UITableViewCell] = [:], leaving: [(IndexPath, UITableViewCell)] = []
        for (path, cell) in data.cells {
            let reloads = batch.reloadedRows.contains(path) || batch.reloadedSections.contains(path.section)
            if !reloads, let new = batch.newRow(path, sectionCount: before.count) { cells[new] = cell } else { leaving.append((path, cell)) }
        }
        data.cells = cells
        for (path, cell) in leaving { fadeOut(cell, path) }
        selection.paths = selection.paths.compactMap { batch.newRow($0, sectionCount: before.count) }
        for view in Array(data.headers.values) + Array(data.footers.values) { view.removeFromSuperview(); recycle(view) }
        data.headers = [:]
        data.footers = [:]
        data.prefetched = []
        for (path, cell) in cells { configure(cell, at: path) }
        return Set(cells.values.map { ObjectIdentifier($0) })
    }

    /// A cell that leaves fades where it is and goes to the pool when gone.
    private func fadeOut(_ cell: UITableViewCell, _ path: IndexPath) {
        if asks("tableView(_:didEndDisplaying:forRowAt:)") { delegate!.tableView(self, didEndDisplaying: cell, forRowAt: path) }
        guard window != nil, UIView.areAnimationsEnabled else { cell.removeFromSuperview(); return recycle(cell) }
        sendSubviewToBack(cell)
        UIView.animate(withDuration: 0.3, animations: { cell.alpha = 0 }, completion: { [weak self] _ in
            cell.removeFromSuperview()
            cell.alpha = 1
            self?.recycle(cell)
        })
    }

    /// Heights that are known stay known.
    private func moveGeometry(_ batch: TableUpdates, before: [Int]) {
        guard data.width == bounds.width, !data.needsHeights else { data.needsHeights = true; return }
        let old = data.geometry.sections
        data.geometry.sections = data.rowCounts.indices.map { TableSectionGeometry(rows: rowHeights($0)) }
        if rowHeight < 0 || asks("tableView(_:heightForRowAt:)") {
            for section in old.indices where !batch.reloadedSections.contains(section) {
                guard let new = batch.newSection(section, count: before.count), data.geometry.sections.indices.contains(new) else { continue }
                data.geometry.sections[new].rows = old[section].rows.moved(count: data.rowCounts[new]) { row in
                    let path = IndexPath(row: row, section: section)
                    guard !batch.reloadedRows.contains(path), let moved = batch.newRow(path, sectionCount: before.count), moved.section == new else { return nil }
                    return moved.row
                }
            }
        }
        for section in data.rowCounts.indices { loadHeaderAndFooter(section) }
        data.geometry.place()
    }

    /// Cells that stay glide to their new places; new ones fade in.
    private func animate(from old: [ObjectIdentifier: CGRect], _ survivors: Set<ObjectIdentifier>, _ completion: ((Bool) -> Void)?) {
        guard window != nil, UIView.areAnimationsEnabled else {
            completion?(true)
            return
        }
        UIView.performWithoutAnimation { self.layoutIfNeeded() }
        let cells = Array(data.cells.values), targets = cells.map(\.frame)
        for cell in cells {
            if let start = old[ObjectIdentifier(cell)], survivors.contains(ObjectIdentifier(cell)) { cell.frame = start } else { cell.alpha = 0 }
        }
        UIView.animate(withDuration: 0.3, animations: {
            for (cell, target) in zip(cells, targets) {
                cell.frame = target
                cell.alpha = 1
            }
        }, completion: { completion?($0) })
    }
}
