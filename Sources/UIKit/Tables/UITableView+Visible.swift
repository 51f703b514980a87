import Foundation
import ObjCRuntime

/// Cells, headers and footers of the part of the table that is on screen.
extension UITableView {
    func prepareTable() {
        clipsToBounds = true
        alwaysBounceVertical = true
        contentInsetAdjustmentBehavior = .automatic
        addGestureRecognizer(RowSwipePan(table: self))
        addGestureRecognizer(MenuPressRecognizer { [unowned self] in contextMenu(at: $0) })
        if backgroundColor == nil { backgroundColor = isGrouped ? .systemGroupedBackground : .systemBackground }
    }

    /// Who asks for cells gets those of the table as it is now, also before it is laid out or has a size.
    func updateVisibleRows() {
        if layer.needsLayout() { layoutTable(isAsked: true) }
    }

    func layoutTable(isAsked: Bool = false) {
        guard !isLayingOut, updates == nil else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        loadGeometry()
        placeAccessoryViews()
        if isAsked || (bounds.height > 0 && bounds.width > 0) { layoutRows(above: showsEveryRow ? .greatestFiniteMagnitude : isAsked ? max(bounds.maxY, bounds.minY + 1) : bounds.maxY) }
        layoutHeadersAndFooters()
        updateContentSize()
        backgroundView?.frame = bounds
        layoutIndexBar()
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: data.geometry.contentHeight)
        if contentSize != size { contentSize = size }
    }

    // MARK: Rows

    /// From the first row on screen down: asks for the cell, measures it where it sizes itself, places it; what is left over goes.
    private func layoutRows(above bottom: CGFloat) {
        var kept: Set<IndexPath> = []
        var previous: UIView?
        var next = data.geometry.firstRow(below: bounds.minY)
        while let path = next, data.geometry.rowFrame(path).y < bottom {
            let isNew = data.cells[path] == nil
            let startsAbove = data.geometry.rowFrame(path).y < bounds.minY
            let change = measure(path) { cell(at: path) }
            if change != 0, startsAbove, isNew, isTracking || isDecelerating { bounds.origin.y += change }
            let frame = data.geometry.rowFrame(path)
            if frame.y + frame.height > bounds.minY || frame.height == 0 {
                kept.insert(path)
                show(path, isNew: isNew, after: previous)
                previous = data.cells[path]
            }
            next = data.geometry.row(after: path)
        }
        for path in data.cells.keys where !kept.contains(path) { removeCell(at: path) }
        prefetch(around: kept)
    }

    /// The cell of a row, asked for when it isn't on screen.
    func cell(at path: IndexPath) -> UITableViewCell {
        if let cell = data.cells[path] { return cell }
        guard let dataSource else { fatalError("UITableView has rows but no data source") }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        for (other, shown) in data.cells where shown === cell && other != path { data.cells[other] = nil }
        data.cells[path] = cell
        configure(cell, at: path)
        return cell
    }

    private func show(_ path: IndexPath, isNew: Bool, after previous: UIView?) {
        let cell = cell(at: path)
        let rect = rowRect(path)
        // A cell that is swiped aside or carried keeps its way from where it belongs.
        if cell.transform.isIdentity {
            if cell.frame != rect, reorder?.cell !== cell { cell.frame = rect }
        } else if cell.bounds.size != rect.size || cell.center != CGPoint(x: rect.midX, y: rect.midY) {
            cell.bounds.size = rect.size
            cell.center = CGPoint(x: rect.midX, y: rect.midY)
        }
        guard isNew || cell.superview !== self else { return }
        if asks("tableView(_:willDisplay:forRowAt:)") {
            Trace.emit("tableView(_:willDisplay:forRowAt:)", cell, rule: "")
            delegate!.tableView(self, willDisplay: cell, forRowAt: path)
        }
        if let previous, previous.superview === self { insertSubview(cell, aboveSubview: previous) } else { insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0) }
    }

    func removeCell(at path: IndexPath) {
        guard let cell = data.cells.removeValue(forKey: path) else { return }
        if cell.superview === self { cell.removeFromSuperview() }
        if asks("tableView(_:didEndDisplaying:forRowAt:)") { delegate!.tableView(self, didEndDisplaying: cell, forRowAt: path) }
        recycle(cell)
    }

    /// What the table decides about a cell: selection, editing, indentation, place in its section, separators.
    func configure(_ cell: UITableViewCell, at path: IndexPath) {
        cell.table = self
        cell.setSelected(selection.paths.contains(path), animated: false)
        if asks("tableView(_:indentationLevelForRowAt:)") { cell.indentationLevel = delegate!.tableView(self, indentationLevelForRowAt: path) }
        configureEditing(of: cell, at: path)
        cell.place = place(of: path)
        cell.updateConfigurationIfNeeded()
    }

    private func place(of path: IndexPath) -> TableCellPlace {
        let count = data.rowCounts[path.section]
        return TableCellPlace(style: kind, isFirst: path.row == 0, isLast: path.row == count - 1)
    }

    func cellsChangeLook() {
        for (path, cell) in data.cells {
            cell.place = place(of: path)
            cell.setNeedsLayout()
        }
    }

    /// The rows of about one screen beyond the visible ones.
    private func prefetch(around visible: Set<IndexPath>) {
        guard isPrefetchingEnabled, let prefetchDataSource, let last = visible.max() else { return }
        var wanted: [IndexPath] = []
        var next = data.geometry.row(after: last)
        while let path = next, wanted.count < max(visible.count, 1) {
            wanted.append(path)
            next = data.geometry.row(after: path)
        }
        let fresh = wanted.filter { !data.prefetched.contains($0) }
        let gone = data.prefetched.subtracting(wanted).subtracting(visible)
        data.prefetched = Set(wanted)
        if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh) }
        if !gone.isEmpty, _implements(prefetchDataSource, "tableView(_:cancelPrefetchingForRowsAt:)") { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted()) }
    }

    // MARK: Headers and footers

    private func layoutHeadersAndFooters() {
        var keptHeaders: Set<Int> = [], keptFooters: Set<Int> = []
        if var section = data.geometry.section(at: bounds.minY) {
            while section < data.geometry.sections.count, data.geometry.sections[section].origin < bounds.maxY {
                if data.geometry.sections[section].header > 0 { keptHeaders.insert(section); showHeader(section) }
                if data.geometry.sections[section].footer > 0 { keptFooters.insert(section); showFooter(section) }
                section += 1
            }
        }
        for section in data.headers.keys where !keptHeaders.contains(section) { removeHeader(section) }
        for section in data.footers.keys where !keptFooters.contains(section) { removeFooter(section) }
    }

    private func showHeader(_ section: Int) {
        let isNew = data.headers[section]?.superview !== self
        guard let view = headerView(section, make: true) else { return }
        view.frame = isGrouped ? headerRect(section) : floatingHeaderRect(section)
        (view as? UITableViewHeaderFooterView)?.isFloating = !isGrouped && view.frame.minY > headerRect(section).minY
        guard isNew else { return }
        if asks("tableView(_:willDisplayHeaderView:forSection:)") { delegate!.tableView(self, willDisplayHeaderView: view, forSection: section) }
        addSubview(view)
    }

    private func showFooter(_ section: Int) {
        let isNew = data.footers[section]?.superview !== self
        guard let view = footerView(section, make: true) else { return }
        view.frame = footerRect(section)
        guard isNew else { return }
        if asks("tableView(_:willDisplayFooterView:forSection:)") { delegate!.tableView(self, willDisplayFooterView: view, forSection: section) }
        addSubview(view)
    }

    /// Headers of plain tables stay at the top while their section is on screen.
    private func floatingHeaderRect(_ section: Int) -> CGRect {
        var rect = headerRect(section)
        let geometry = data.geometry.sections[section]
        let top = bounds.minY + adjustedContentInset.top, end = geometry.origin + geometry.height - geometry.footer - geometry.header
        rect.origin.y = max(rect.minY, min(top, end))
        return rect
    }

    func headerView(_ section: Int, make: Bool) -> UIView? {
        if let view = data.headers[section] { return view }
        guard make else { return nil }
        var view: UIView?
        if asks("tableView(_:viewForHeaderInSection:)") { view = delegate!.tableView(self, viewForHeaderInSection: section) }
        if view == nil, let title = data.headerTitles[section] { view = TitleHeaderFooterView(title: title, isHeader: true, table: self) }
        (view as? UITableViewHeaderFooterView)?.prepare(for: self, isHeader: true)
        data.headers[section] = view
        return view
    }

    func footerView(_ section: Int, make: Bool) -> UIView? {
        if let view = data.footers[section] { return view }
        guard make else { return nil }
        var view: UIView?
        if asks("tableView(_:viewForFooterInSection:)") { view = delegate!.tableView(self, viewForFooterInSection: section) }
        if view == nil, let title = data.footerTitles[section] { view = TitleHeaderFooterView(title: title, isHeader: false, table: self) }
        (view as? UITableViewHeaderFooterView)?.prepare(for: self, isHeader: false)
        data.footers[section] = view
        return view
    }

    private func removeHeader(_ section: Int) {
        guard let view = data.headers.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        if asks("tableView(_:didEndDisplayingHeaderView:forSection:)") { delegate!.tableView(self, didEndDisplayingHeaderView: view, forSection: section) }
        recycle(view)
    }

    private func removeFooter(_ section: Int) {
        guard let view = data.footers.removeValue(forKey: section) else { return }
        view.removeFromSuperview()
        if asks("tableView(_:didEndDisplayingFooterView:forSection:)") { delegate!.tableView(self, didEndDisplayingFooterView: view, forSection: section) }
        recycle(view)
    }

    // MARK: Views above and below

    func accessoryViewChanged(from old: UIView?) {
        if let old, old !== tableHeaderView, old !== tableFooterView { old.removeFromSuperview() }
        for view in [tableHeaderView, tableFooterView] { if let view, view.superview !== self { addSubview(view) } }
        data.geometry.tableHeader = tableHeaderView?.frame.height ?? 0
        data.geometry.tableFooter = tableFooterView?.frame.height ?? 0
        data.needsHeights = true
        setNeedsLayout()
    }

    func placeAccessoryViews() {
        let header = tableHeaderView?.frame.height ?? 0, footer = tableFooterView?.frame.height ?? 0
        if header != data.geometry.tableHeader || footer != data.geometry.tableFooter {
            data.geometry.tableHeader = header
            data.geometry.tableFooter = footer
            data.geometry.place()
        }
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header)
        tableFooterView?.frame = CGRect(x: 0, y: data.geometry.footerOrigin, width: bounds.width, height: footer)
    }

    func backgroundViewChanged(from old: UIView?) {
        if old !== backgroundView { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    // MARK: Reloading

    func reloadAll() {
        for path in Array(data.cells.keys) { removeCell(at: path) }
        for section in Array(data.headers.keys) { removeHeader(section) }
        for section in Array(data.footers.keys) { removeFooter(section) }
        selection = TableSelection()
        swipe = nil
        data.isLoaded = false
        data.needsHeights = true
        data.prefetched = []
        loadData()
        updateIndexBar()
        setNeedsLayout()
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths where data.cells[path] != nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
            data.cells[path]?.removeFromSuperview()
            data.cells[path] = cell
            configure(cell, at: path)
            addSubview(cell)
        }
        data.needsHeights = true
        setNeedsLayout()
    }
}

/// Where in its section a cell stands.
struct TableCellPlace: Equatable {
    var style: UITableView.Style = .plain
    var isFirst = true
    var isLast = true
}
