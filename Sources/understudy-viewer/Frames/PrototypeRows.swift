import UIKit

/// Shows a table's prototypes as the canvas does: a section of that name, a row each, in the document's order.
final class PrototypeRows: ObjCObject, UITableViewDataSource, UITableViewDelegate {
    private let identifiers: [String]
    private let heights: [String: Double]
    private var cells: [Int: UITableViewCell] = [:]

    /// - Parameter heights: of rows that have one of their own, by the cell's id.
    @MainActor init(_ table: UITableView, heights: [String: Double]) {
        identifiers = table.prototypeIdentifiers
        self.heights = heights
        super.init()
        if table.style == .plain, !PlatformMetrics.current.plainHeadersAreAsSet { table.sectionHeaderHeight = UITableView.automaticDimension }
        table.dataSource = self
        table.delegate = self
    }

    @MainActor func numberOfSections(in tableView: UITableView) -> Int { 1 }
    @MainActor func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }
    @MainActor func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Prototype Cells" }

    /// From Xcode 11 on a plain table has room for a footer, too.
    @MainActor func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { tableView.style == .plain && PlatformMetrics.current.systemVersion >= 13 ? " " : nil }

    @MainActor func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let made = cells[indexPath.row] { return made }
        let cell = tableView.dequeueReusableCell(withIdentifier: identifiers[indexPath.row]) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cells[indexPath.row] = cell
        return cell
    }

    @MainActor func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let cell = self.tableView(tableView, cellForRowAt: indexPath)
        if let own = NibRecord.current?.origin(of: cell)?.element.flatMap({ heights[$0] }) { return CGFloat(own) }
        // Before Xcode 11 the canvas didn't ask cells for their heights.
        return tableView.rowHeight < 0 && PlatformMetrics.current.systemVersion < 13 ? 44 : tableView.rowHeight
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements(
            "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)", "tableView(_:titleForHeaderInSection:)",
            "tableView(_:titleForFooterInSection:)", "tableView(_:heightForRowAt:)")
    }
}
