import Foundation
import FoundationGaps
import ObjCRuntime

/// A scrolling set of items that a layout object places. Only elements on screen have views.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    var currentLayout: UICollectionViewLayout
    var data = CollectionData()
    var pool = CollectionPool()
    var updates: TableUpdates?
    var updateDepth = 0

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        prepareCollection()
    }

    public convenience override init(frame: CGRect) {
        NSException(name: .invalidArgumentException, reason: "UICollectionView must be initialized with a non-nil layout parameter", userInfo: nil).raise()
        self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
    }

    public required init?(coder: NSCoder) {
        // The type is named: inference would take that of the default, and drop any other layout.
        currentLayout = coder.object("UICollectionLayout", as: UICollectionViewLayout.self) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepareCollection()
        decodeCollection(coder)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // MARK: Data and layout

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { dataChanged() } } }
    open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set { scrollDelegate = newValue }
    }
    override func scrollDelegateChanged() { super.scrollDelegateChanged(); layoutIsStale() }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled: Bool = true
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    open var dragInteractionEnabled: Bool = false
    open var reorderingCadence: UICollectionView.ReorderingCadence = .immediate
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }

    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { setCollectionViewLayout(layout, animated: animated, completion: nil) }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) { replaceLayout(layout, animated, completion) }
    open func startInteractiveTransition(to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: currentLayout, nextLayout: layout)
    }
    open func finishInteractiveTransition() {}
    open func cancelInteractiveTransition() {}

    open func reloadData() { reloadAll() }
    open var numberOfSections: Int { loadData(); return data.counts.count }
    open func numberOfItems(inSection section: Int) -> Int { loadData(); return data.counts.indices.contains(section) ? data.counts[section] : 0 }

    // MARK: Views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { pool.cells.register(cellClass, identifier) }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { pool.cells.register(nib, identifier) }
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { pool.views[elementKind, default: .init()].register(viewClass, identifier) }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) { pool.views[kind, default: .init()].register(nib, identifier) }
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { dequeueView(elementKind, identifier, indexPath) }

    open func dequeueConfiguredReusableCell<Cell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell where Cell: UICollectionViewCell {
        configuredCell(registration, indexPath, item)
    }
    open func dequeueConfiguredReusableSupplementary<Supplementary>(using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary where Supplementary: UICollectionReusableView {
        configuredSupplementary(registration, indexPath)
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { data.shown[.cell(indexPath)] as? UICollectionViewCell }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? { data.shown[.supplementary(elementKind, indexPath)] }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }
    open var indexPathsForVisibleItems: [IndexPath] { data.shown.keys.filter(\.isCell).map(\.path).sorted() }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { data.shown[.supplementary(elementKind, $0)] } }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { data.shown.keys.filter { $0.isSupplementary && $0.kind == elementKind }.map(\.path).sorted() }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { data.shown.first { $0.value === cell }?.key.path }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? { data.shown.first { $0.value === supplementaryView }?.key.path }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { prepareLayout(); return currentLayout.layoutAttributesForItem(at: indexPath) }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { prepareLayout(); return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }

    // MARK: Changing

    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.movedSections.append((section, newSection)) } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { change { $0.movedRows.append((indexPath, newIndexPath)) } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }
    /// `updates` runs at once and isn't kept: its `self` needs no naming.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
    open var hasUncommittedUpdates: Bool { updates != nil }

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveDragged(to: targetPosition) }
    open func endInteractiveMovement() { endMoving(commit: true) }
    open func cancelInteractiveMovement() { endMoving(commit: false) }

    // MARK: Selection

    open var allowsSelection: Bool = true
    open var allowsMultipleSelection: Bool = false
    open var allowsSelectionDuringEditing: Bool = false
    open var allowsMultipleSelectionDuringEditing: Bool = false
    open var selectionFollowsFocus: Bool = false
    open var allowsFocus: Bool = false
    open var allowsFocusDuringEditing: Bool = false
    open var remembersLastFocusedIndexPath: Bool = false
    open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var isEditing: Bool = false { didSet { if isEditing != oldValue { for view in data.shown.values { (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() } } } }
    open var indexPathsForSelectedItems: [IndexPath]? { data.selected }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) { select(indexPath, animated, scrollPosition) }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Scrolling and look

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) { scroll(to: indexPath, scrollPosition, animated) }
    open var backgroundView: UIView? { didSet { if oldValue !== backgroundView { oldValue?.removeFromSuperview(); if let backgroundView { insertSubview(backgroundView, at: 0) }; setNeedsLayout() } } }

    // MARK: Overridden

    open override func layoutSubviews() {
        layoutCollection()
        super.layoutSubviews()
    }
    override func sizeChanged(from oldSize: CGSize) { super.sizeChanged(from: oldSize); boundsChanged(from: oldSize) }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event); touchBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event); touchMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event); touchEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event); unpress() }
    open override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange(); layoutIsStale() }
    open override func didMoveToWindow() { super.didMoveToWindow(); if window != nil { setNeedsLayout() } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glueCollection(&glue)
    }
}

/// What a collection view knows of its data source's answers and what of it is on screen.
@MainActor struct CollectionData {
    var isLoaded = false
    var counts: [Int] = []
    var isPrepared = false
    var shown: [ElementKey: UICollectionReusableView] = [:]
    var selected: [IndexPath] = []
    var pressed: IndexPath?
    var isLayingOut = false
    var lastBounds = CGRect.null
    var prefetched: Set<IndexPath> = []
    var moving: (from: IndexPath, at: IndexPath)?
    /// The views kept by the decoration kind of the layout.
    var registrations: Set<String> = []
}

/// Views that went off screen, and how new ones are made.
@MainActor struct CollectionPool {
    var cells = ReuseRegistry()
    var views: [String: ReuseRegistry] = [:]
    var freeCells: [String: [UICollectionViewCell]] = [:]
    var freeViews: [String: [UICollectionReusableView]] = [:]
}
