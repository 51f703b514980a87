import Foundation
import FoundationGaps
import ObjCRuntime

/// A collection view's data source that is given snapshots and works out the changes itself.
@preconcurrency @MainActor open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: ObjCObject, UICollectionViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?

    /// What to ask and tell while an item is moved by hand.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public init() {}
    }

    /// What to ask and tell while an outline opens and closes.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        public var snapshotForExpandingParent: ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
        public init() {}
    }

    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    public init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?
    open var reorderingHandlers = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers()
    open var sectionSnapshotHandlers = UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<ItemIdentifierType>()

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { core.shown }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.shown.sectionIdentifiers.indices.contains(index) ? core.shown.sectionIdentifiers[index] : nil }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { core.shown.indexOfSection(sectionIdentifier) }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.shown.indexPath(of: itemIdentifier) }

    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let old = core.shown, isFirst = core.isEmpty
        core.shown = snapshot.settled()
        core.isEmpty = false
        guard let view else { completion?(); return }
        if isFirst || view.window == nil { view.reloadData(); completion?(); return }
        let updates = SnapshotDifference(from: old, to: snapshot).updates
        let work: () -> Void = {
            if !updates.isEmpty { view.batch({ view.updates = updates }, { _ in completion?() }) } else { completion?() }
        }
        if animatingDifferences { work() } else { UIView.performWithoutAnimation(work) }
        let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { core.shown.indexPath(of: $0) }
        if !reconfigured.isEmpty { view.reconfigureItems(at: reconfigured) }
    }

    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        core.shown = snapshot.settled()
        core.isEmpty = false
        view?.reloadData()
        completion?()
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    // MARK: Outlines

    /// Shows the visible items of an outline as the items of a section; the section is added when it isn't there.
    open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        outlines[section] = snapshot
        var all = core.shown
        if all.indexOfSection(section) == nil { all.appendSections([section]) }
        all.replaceItems(of: section, with: snapshot.visibleItems)
        apply(all, animatingDifferences: animatingDifferences, completion: completion)
    }

    open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true) async {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if core.shown.indexOfSection(section) != nil { snapshot.append(core.shown.itemIdentifiers(inSection: section)) }
        return snapshot
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { core.shown.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { core.numberOfItems(section) }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if let item = core.shown.item(at: indexPath), let cell = provider(collectionView, indexPath, item) { return cell }
        NSException(name: .internalInconsistencyException, reason: "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath), collectionView: \(collectionView), itemIdentifier: \(core.shown.item(at: indexPath).map { "\($0)" } ?? "nil")", userInfo: nil).raise()
        fatalError()
    }

    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        NSException(name: .internalInconsistencyException, reason: "The collection view's data source did not return a valid view from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for kind '\(kind)' at index path \(indexPath)", userInfo: nil).raise()
        fatalError()
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        core.shown.item(at: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
    }
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { IndexPath(item: 0, section: index) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)", "collectionView(_:canMoveItemAt:)")
    }
}
