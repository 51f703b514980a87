import Foundation

struct TableControllerState {
    var style = UITableView.Style.plain
    /// The rows of a static table.
    var staticSource: StaticTableSource?
    /// From the nib, until there is a table.
    var refreshControl: UIRefreshControl?
}

extension UITableViewController {
    var loadedTableView: UITableView {
        let view: UIView = self.view
        guard let table = view as? UITableView else {
            NSException.fail(.internalInconsistencyException, "-[UITableViewController loadView] instantiated view controller with identifier \"\(loading.storyboardIdentifier ?? "(null)")\" from storyboard \"\(storyboard?.name ?? "(null)")\", but didn't get a UITableView.")
        }
        return table
    }

    /// Below the status bar, until a container or a window says otherwise.
    func makeTableView() -> UIView {
        let table = UITableView(frame: UIScreen.main.applicationFrame, style: tableState.style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        return table
    }

    /// A static table's nib connects it to its list of rows: the controller takes its place and asks the list in turn.
    func takeOverTable() {
        guard let table = viewIfLoaded as? UITableView else { return }
        if let source = table.dataSource as? StaticTableSource {
            tableState.staticSource = source
            table.dataSource = self
        }
        if table.dataSource == nil { table.dataSource = self }
        if let control = tableState.refreshControl { table.refreshControl = control }
        if table.delegate == nil || table.delegate is StaticTableSource { table.delegate = self }
    }

    /// The first appearance loads the table's data; later ones clear the selection.
    func prepareTableForAppearance(animated: Bool) {
        guard let table = viewIfLoaded as? UITableView, clearsSelectionOnViewWillAppear else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    func staticCell(at indexPath: IndexPath) -> UITableViewCell {
        guard let source = tableState.staticSource else {
            NSException.fail(.internalInconsistencyException, "UITableView (\(tableView!)) failed to obtain a cell from its dataSource (\(self))")
        }
        return source.sections[indexPath.section].rows[indexPath.row].cell
    }

    func staticHeight(at indexPath: IndexPath) -> CGFloat? {
        guard let source = tableState.staticSource, source.sections.indices.contains(indexPath.section),
              source.sections[indexPath.section].rows.indices.contains(indexPath.row) else { return nil }
        return source.sections[indexPath.section].rows[indexPath.row].height
    }

    nonisolated static func registerTableGlue(_ glue: inout ObjCGlue) {
        glue.property("tableView", get: { ($0 as! UITableViewController).tableView }, set: { ($0 as! UITableViewController).tableView = _objcCast($1) })
        glue.property("refreshControl", get: { ($0 as! UITableViewController).refreshControl }, set: { ($0 as! UITableViewController).refreshControl = _objcCast($1) })
        glue.property("clearsSelectionOnViewWillAppear", get: { ($0 as! UITableViewController).clearsSelectionOnViewWillAppear }, set: { ($0 as! UITableViewController).clearsSelectionOnViewWillAppear = _objcCast($1) })
        glue.property("staticDataSource", get: { ($0 as! UITableViewController).tableState.staticSource }, set: { ($0 as! UITableViewController).tableState.staticSource = $1 as? StaticTableSource })
        glue.implements(
            "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
            "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)", "tableView(_:heightForRowAt:)")
        glue.creates { UITableViewController() }
    }
}
