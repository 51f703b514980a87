import DeviceCommands

/// A table's rows as programs see them: all of them, in their order, whether they have a cell or not.
@MainActor struct TableRows {
    private let table: UITableView
    private let scope: ElementScope

    /// Rows off the screen that are asked for what they hold.
    private static let asked = 500

    init(_ table: UITableView, _ scope: ElementScope) { (self.table, self.scope) = (table, scope) }

    /// - Parameter children: the table's elements, cells that are shown among them.
    func joined(with children: [Element]) -> [Element] {
        var shown: [IndexPath: Element] = [:], others: [Element] = []
        let paths = Dictionary(table.data.cells.map { (ObjectIdentifier($0.value), $0.key) }) { first, _ in first }
        for child in children {
            if let cell = child.view as? UITableViewCell, !child.isPart, let path = paths[ObjectIdentifier(cell)] { shown[path] = child } else { others.append(child) }
        }
        var left = scope == .all ? Self.asked : 0
        let rows = (0..<table.numberOfSections).flatMap { section in (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) } }
        return others + rows.map { path in
            if let child = shown[path] { return child }
            left -= 1
            return left >= 0 ? held(path) : empty(path)
        }
    }

    private func frame(_ path: IndexPath) -> CGRect { UIAccessibility.convertToScreenCoordinates(table.rectForRow(at: path), in: table) }

    private func empty(_ path: IndexPath) -> Element {
        var element = Element(kind: .cell, className: "UITableViewCell")
        element.frame = frame(path)
        element.isPart = true
        return element
    }

    /// By the cell that the data source gives for it; it goes back without having been shown.
    private func held(_ path: IndexPath) -> Element {
        let cell = table.cell(at: path), place = frame(path)
        cell.frame = table.rectForRow(at: path)
        cell.layoutIfNeeded()
        let element = ElementTree.make(cell, isHidden: false)
        table.data.cells[path] = nil
        table.recycle(cell)
        return element.outOfSight(movedBy: CGPoint(x: place.minX - element.frame.minX, y: place.minY - element.frame.minY))
    }
}

extension Element {
    /// No finger reaches it.
    fileprivate func outOfSight(movedBy way: CGPoint) -> Element {
        var element = self
        element.view = nil
        element.isPart = true
        element.frame = frame.offsetBy(dx: way.x, dy: way.y)
        element.children = children.map { $0.outOfSight(movedBy: way) }
        return element
    }
}
