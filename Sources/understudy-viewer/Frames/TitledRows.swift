import UIKit

/// Shows a plain table's static sections as the canvas does from Xcode 11 on: with room for a title where none of them has one.
final class TitledRows: ObjCObject, UITableViewDataSource {
    private let source: any UITableViewDataSource

    /// Nil where some section has a title.
    @MainActor init?(_ table: UITableView, _ source: any UITableViewDataSource) {
        self.source = source
        super.init()
        if PlatformMetrics.current.systemVersion < 13 { return nil }
        let isTitled = (0..<numberOfSections(in: table)).contains { source.tableView(table, titleForHeaderInSection: $0) != nil || source.tableView(table, titleForFooterInSection: $0) != nil }
        if isTitled { return nil }
        table.sectionHeaderHeight = UITableView.automaticDimension
        table.dataSource = self
    }

    @MainActor func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }
    @MainActor func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { source.tableView(tableView, numberOfRowsInSection: section) }
    @MainActor func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { source.tableView(tableView, cellForRowAt: indexPath) }
    @MainActor func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        source.tableView(tableView, titleForHeaderInSection: section) ?? " "
    }
    @MainActor func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { source.tableView(tableView, titleForFooterInSection: section) }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements(
            "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)", "tableView(_:titleForHeaderInSection:)",
            "tableView(_:titleForFooterInSection:)")
    }
}
