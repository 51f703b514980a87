import Foundation
import FoundationGaps
import ObjCRuntime

/// A scrolling list of rows in sections. Only rows on screen have cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    let kind: UITableView.Style
    var data = TableData()
    var reuse = ReusePool()
    var selection = TableSelection()
    var updates: TableUpdates?
    var updateDepth = 0
    var isLayingOut = false
    var indexBar: TableIndexView?
    var swipe: SwipeRun?
    var reorder: ReorderRun?
    /// For viewers of documents: rows beyond the screen have their cells, too.
    package var showsEveryRow = false { didSet { setNeedsLayout() } }

    public init(frame: CGRect, style: UITableView.Style) {
        kind = style
        super.init(frame: frame)
        prepareTable()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        kind = UITableView.Style(rawValue: coder.integer("UITableViewStyle") ?? coder.integer("UIStyle") ?? 0) ?? .plain
        super.init(coder: coder)
        prepareTable()
        decodeTable(coder)
    }

    public static let automaticDimension: CGFloat = -1
    public static let indexSearch = "{search}"
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name("UITableViewSelectionDidChangeNotification")

    open var style: UITableView.Style { kind }

    // MARK: Data

    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { dataChanged() } } }
    open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set { scrollDelegate = newValue }
    }
    override func scrollDelegateChanged() { super.scrollDelegateChanged(); dataChanged() }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    open var isPrefetchingEnabled: Bool = true
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    open var dragInteractionEnabled: Bool = true
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }

    open func reloadData() { reloadAll() }
    open func reloadSectionIndexTitles() { updateIndexBar() }
    open var numberOfSections: Int { loadData(); return data.rowCounts.count }
    open func numberOfRows(inSection section: Int) -> Int { loadData(); return data.rowCounts.indices.contains(section) ? data.rowCounts[section] : 0 }

    // MARK: Heights, in points

    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(oldValue, rowHeight) } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(oldValue, sectionHeaderHeight) } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(oldValue, sectionFooterHeight) } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(oldValue, estimatedRowHeight) } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var fillerRowHeight: CGFloat = 0
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsChanged(oldValue, sectionHeaderTopPadding) } }
    open var selfSizingInvalidation: UITableView.SelfSizingInvalidation = .enabled
    open var contentHuggingElements: UITableViewContentHuggingElements = []

    // MARK: Look

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { cellsChangeLook() } }
    open var separatorColor: UIColor? = .separator { didSet { cellsChangeLook() } }
    open var separatorEffect: UIVisualEffect?
    open var separatorInset: UIEdgeInsets = .zero { didSet { data.hasSeparatorInset = true; cellsChangeLook() } }
    open var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges { didSet { cellsChangeLook() } }
    open var cellLayoutMarginsFollowReadableWidth: Bool = false
    open var insetsContentViewsToSafeArea: Bool = true
    open var backgroundView: UIView? { didSet { backgroundViewChanged(from: oldValue) } }
    open var tableHeaderView: UIView? { didSet { accessoryViewChanged(from: oldValue) } }
    open var tableFooterView: UIView? { didSet { accessoryViewChanged(from: oldValue) } }

    open var sectionIndexColor: UIColor? { didSet { updateIndexBar() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { updateIndexBar() } }
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount: Int = 0 { didSet { updateIndexBar() } }

    // MARK: Where things are

    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { data.cells.first { $0.value === cell }?.key }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

    // MARK: Cells

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { updateVisibleRows(); return data.cells[indexPath] }
    open var visibleCells: [UITableViewCell] { updateVisibleRows(); return visiblePaths.compactMap { data.cells[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? { updateVisibleRows(); return visiblePaths }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { data.headers[section] as? UITableViewHeaderFooterView }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { data.footers[section] as? UITableViewHeaderFooterView }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { reuse.cells.register(cellClass, identifier) }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.cells.register(nib, identifier) }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { reuse.headers.register(aClass, identifier) }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { reuse.headers.register(nib, identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { requireCell(identifier, for: indexPath) }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

    // MARK: Scrolling

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) { scroll(to: indexPath, scrollPosition, animated) }
    open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        if let path = selection.paths.min() { scroll(to: path, scrollPosition, animated) }
    }

    // MARK: Changing

    open func beginUpdates() { begin() }
    open func endUpdates() { end() }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }
    /// `updates` runs at once and isn't kept: its `self` needs no naming.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open var hasUncommittedUpdates: Bool { updates != nil }
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { change { $0.insertedRows += indexPaths } }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { change { $0.deletedRows += indexPaths } }
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { change { $0.reloadedRows += indexPaths } }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedRows.append((indexPath, newIndexPath)) } }
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    // MARK: Editing

    open var isEditing: Bool {
        get { data.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Selection

    open var allowsSelection: Bool = true
    open var allowsSelectionDuringEditing: Bool = false
    open var allowsMultipleSelection: Bool = false
    open var allowsMultipleSelectionDuringEditing: Bool = false
    open var selectionFollowsFocus: Bool = false
    open var allowsFocus: Bool = false
    open var allowsFocusDuringEditing: Bool = false
    open var remembersLastFocusedIndexPath: Bool = false
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.paths.isEmpty ? nil : selection.paths }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) { select(indexPath, animated, scrollPosition) }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Overridden

    open override func layoutSubviews() {
        layoutTable()
        super.layoutSubviews()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event); touchBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event); touchMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event); touchEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event); touchCancelled() }
    open override func didMoveToWindow() { super.didMoveToWindow(); if window != nil { setNeedsLayout() } }
    override func traitsChanged() { super.traitsChanged(); dataChanged() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glueTable(&glue)
    }
}
