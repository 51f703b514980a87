import Foundation

/// The sections of a static table (`UITableViewDataSource` in a nib).
final class StaticTableSource: ObjCObject, @preconcurrency NSCoding, UITableViewDataSource, UITableViewDelegate {
    @MainActor let sections: [StaticTableSection]

    @MainActor init?(coder: NSCoder) {
        sections = coder.object("UITableSections") ?? []
        super.init()
    }

    func encode(with coder: NSCoder) {}

    @MainActor func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    @MainActor func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    @MainActor func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { sections[indexPath.section].rows[indexPath.row].cell }
    @MainActor func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].headerTitle }
    @MainActor func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footerTitle }
    @MainActor func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements(
            "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
            "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)", "tableView(_:heightForRowAt:)")
    }
}

/// A section of a static table (`UITableViewSection` in a nib).
final class StaticTableSection: ObjCObject, @preconcurrency NSCoding {
    @MainActor let rows: [StaticTableRow]
    @MainActor let headerTitle: String?
    @MainActor let footerTitle: String?
    /// Points; nil where the table decides.
    @MainActor let headerHeight: CGFloat?
    @MainActor let footerHeight: CGFloat?

    @MainActor init?(coder: NSCoder) {
        rows = coder.object("UITableSectionRows") ?? []
        headerTitle = coder.object("UITableSectionHeaderTitle") ?? coder.object("UITableSectionHeader")
        footerTitle = coder.object("UITableSectionFooterTitle") ?? coder.object("UITableSectionFooter")
        headerHeight = coder.float("UITableSectionHeaderHeight")
        footerHeight = coder.float("UITableSectionFooterHeight")
        super.init()
    }

    func encode(with coder: NSCoder) {}
}

/// A row of a static table (`UITableViewRow` in a nib).
final class StaticTableRow: ObjCObject, @preconcurrency NSCoding {
    @MainActor let cell: UITableViewCell
    /// Points; nil where the table decides.
    @MainActor let height: CGFloat?

    @MainActor init?(coder: NSCoder) {
        guard let cell: UITableViewCell = coder.object("UITableRowCell") else { return nil }
        self.cell = cell
        height = coder.float("UITableRowHeight").flatMap { $0 > 0 ? $0 : nil }
        super.init()
    }

    func encode(with coder: NSCoder) {}
}
