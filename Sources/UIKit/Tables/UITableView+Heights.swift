import Foundation
import ObjCRuntime

/// Asking the data source and the delegate; what a table is high.
extension UITableView {
    static var defaultRowHeight: CGFloat { PlatformMetrics.current.rowHeight }
    static let groupedTitleHeight: CGFloat = 38
    static let firstGroupedHeader: CGFloat = 35

    func asks(_ name: String) -> Bool { _implements(delegate, name) }
    func asksData(_ name: String) -> Bool { _implements(dataSource, name) }

    var isGrouped: Bool { kind != .plain }

    /// Counts, once until the next reload.
    func loadData() {
        guard !data.isLoaded else { return }
        data.isLoaded = true
        data.needsHeights = true
        data.rowCounts = countRows()
    }

    func countRows() -> [Int] {
        guard let dataSource else { return [] }
        let sections = asksData("numberOfSections(in:)") ? dataSource.numberOfSections(in: self) : 1
        return (0..<max(sections, 0)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    /// Nothing of the data is known any more.
    func dataChanged() {
        data.isLoaded = false
        data.needsHeights = true
        setNeedsLayout()
    }

    func heightsChanged(_ old: CGFloat, _ new: CGFloat) {
        guard old != new else { return }
        data.needsHeights = true
        setNeedsLayout()
    }

    /// Counts and heights for the present width.
    func loadGeometry() {
        loadData()
        guard data.needsHeights || data.width != bounds.width else { return }
        data.needsHeights = false
        data.width = bounds.width
        placeAccessoryViews()
        data.geometry.sections = data.rowCounts.indices.map { section in
            TableSectionGeometry(topPadding: 0, header: 0, footer: 0, rows: rowHeights(section))
        }
        for section in data.rowCounts.indices { loadHeaderAndFooter(section) }
        data.geometry.place()
    }

    func loadHeaderAndFooter(_ section: Int) {
        data.headerTitles[section] = asksData("tableView(_:titleForHeaderInSection:)") ? dataSource!.tableView(self, titleForHeaderInSection: section) : nil
        data.footerTitles[section] = asksData("tableView(_:titleForFooterInSection:)") ? dataSource!.tableView(self, titleForFooterInSection: section) : nil
        data.geometry.sections[section].header = headerHeight(section)
        data.geometry.sections[section].footer = footerHeight(section)
        data.geometry.sections[section].topPadding = topPadding(section)
    }

    // MARK: Rows

    /// Fixed heights are known at once. Heights that the delegate or the cells give are asked for when a row is about to show, unless
    /// estimates are turned off.
    func rowHeights(_ section: Int) -> RowHeights {
        let count = data.rowCounts[section]
        let asksHeights = asks("tableView(_:heightForRowAt:)")
        if !asksHeights, rowHeight >= 0 { return RowHeights(count: count, estimate: rowHeight) }
        if estimatedRowHeight == 0, asksHeights, !asks("tableView(_:estimatedHeightForRowAt:)") {
            var heights = RowHeights(count: count, estimate: Self.defaultRowHeight)
            for row in 0..<count {
                let height = delegate!.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                if height >= 0 { heights.set(height, of: row) }
            }
            return heights
        }
        return RowHeights(count: count, estimate: estimate(section))
    }

    private func estimate(_ section: Int) -> CGFloat {
        if data.rowCounts[section] > 0, asks("tableView(_:estimatedHeightForRowAt:)") {
            let estimate = delegate!.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
            if estimate > 0 { return estimate }
        }
        return estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight > 0 ? rowHeight : Self.defaultRowHeight
    }

    /// The height that a row is given from outside; nil where its cell decides.
    func givenHeight(_ path: IndexPath) -> CGFloat? {
        let height = asks("tableView(_:heightForRowAt:)") ? delegate!.tableView(self, heightForRowAt: path) : rowHeight
        return height >= 0 ? height : nil
    }

    /// A row's height, once its cell is there. Returns by how much it changed.
    @discardableResult func measure(_ path: IndexPath, _ cell: () -> UITableViewCell) -> CGFloat {
        guard !data.geometry.sections[path.section].rows.isKnown(path.row), rowHeight < 0 || asks("tableView(_:heightForRowAt:)") else { return 0 }
        let height = givenHeight(path) ?? cell().fittingHeight(width: cellWidth)
        let old = data.geometry.sections[path.section].rows.height(of: path.row)
        data.geometry.sections[path.section].rows.set(height, of: path.row)
        if height != old { data.geometry.place(from: path.section + 1) }
        return height - old
    }

    // MARK: Headers and footers

    private func hasHeader(_ section: Int) -> Bool { data.headerTitles[section] != nil || asks("tableView(_:viewForHeaderInSection:)") }

    private func headerHeight(_ section: Int) -> CGFloat {
        if asks("tableView(_:heightForHeaderInSection:)") {
            let height = delegate!.tableView(self, heightForHeaderInSection: section)
            if height >= 0 { return height }
        } else if sectionHeaderHeight >= 0, asks("tableView(_:viewForHeaderInSection:)") || !isGrouped {
            return hasHeader(section) ? sectionHeaderHeight : 0
        }
        if asks("tableView(_:viewForHeaderInSection:)") {
            if let view = headerView(section, make: true), !(view is TitleHeaderFooterView) { return fittingHeight(of: view) }
        }
        if let title = data.headerTitles[section] { return titleHeight(title, section, isHeader: true) }
        guard isGrouped else { return 0 }
        let isFixed = sectionHeaderHeight < 0 || PlatformMetrics.current.firstHeaderIsFixed
        return section == 0 && data.geometry.tableHeader == 0 && isFixed ? Self.firstGroupedHeader : untitledHeight(sectionHeaderHeight)
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        if asks("tableView(_:heightForFooterInSection:)") {
            let height = delegate!.tableView(self, heightForFooterInSection: section)
            if height >= 0 { return height }
        } else if sectionFooterHeight >= 0, asks("tableView(_:viewForFooterInSection:)") || !isGrouped {
            return data.footerTitles[section] != nil || asks("tableView(_:viewForFooterInSection:)") ? sectionFooterHeight : 0
        }
        if asks("tableView(_:viewForFooterInSection:)"), let view = footerView(section, make: true), !(view is TitleHeaderFooterView) { return fittingHeight(of: view) }
        if let title = data.footerTitles[section] { return titleHeight(title, section, isHeader: false) }
        return isGrouped ? untitledHeight(sectionFooterHeight) : 0
    }

    /// Between groups without titles: the height set, else 17.5 points to the pixel.
    private func untitledHeight(_ set: CGFloat) -> CGFloat { set >= 0 ? set : (17.6 * pixelScale).rounded() / pixelScale }

    private func titleHeight(_ title: String, _ section: Int, isHeader: Bool) -> CGFloat {
        let text = TitleHeaderFooterView.textHeight(title, in: self, isHeader: isHeader)
        if isGrouped, !isHeader { return max(text + 14, 30) }
        let extra = text - TitleHeaderFooterView.textHeight("A", in: self, isHeader: isHeader)
        if !isGrouped { return PlatformMetrics.current.plainHeaderHeight(hairline: 1 / pixelScale) + extra }
        let first = section == 0 && data.geometry.tableHeader == 0
        return roundedUpToPixel((first ? Self.groupedTitleHeight + 17.4 - PlatformMetrics.current.firstTitleReduction : Self.groupedTitleHeight) + extra)
    }

    func fittingHeight(of view: UIView) -> CGFloat {
        let width = cellWidth
        view.bounds.size.width = width
        if let header = view as? UITableViewHeaderFooterView { return header.fittingHeight(width: width) }
        let fitted = view.systemLayoutSizeFitting(CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
        return fitted > 0 ? fitted : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    /// From iOS 15 plain tables keep 22 points above each header.
    private func topPadding(_ section: Int) -> CGFloat {
        guard !isGrouped, data.geometry.sections[section].header > 0, hasHeader(section) else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : PlatformMetrics.current.plainHeaderPadding
    }
}
