import Foundation
import FoundationGaps
import ObjCRuntime

/// A table's data source that is given snapshots and works out the changes itself.
@preconcurrency @MainActor open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: ObjCObject, UITableViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?

    private weak var table: UITableView?
    private let provider: CellProvider
    private var core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

    public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { core.shown }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.shown.sectionIdentifiers.indices.contains(index) ? core.shown.sectionIdentifiers[index] : nil }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { core.shown.indexOfSection(sectionIdentifier) }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.shown.indexPath(of: itemIdentifier) }

    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let old = core.shown, isFirst = core.isEmpty
        core.shown = snapshot.settled()
        core.isEmpty = false
        guard let table else { completion?(); return }
        if isFirst || table.window == nil { table.reloadData(); completion?(); return }
        let updates = SnapshotDifference(from: old, to: snapshot).updates
        let work: () -> Void = {
            if !updates.isEmpty { table.batch({ table.updates = updates }, { _ in completion?() }) } else { completion?() }
        }
        if animatingDifferences { work() } else { UIView.performWithoutAnimation(work) }
        table.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { core.shown.indexPath(of: $0) })
    }

    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        core.shown = snapshot.settled()
        core.isEmpty = false
        table?.reloadData()
        completion?()
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { core.shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { core.numberOfItems(section) }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = core.shown.item(at: indexPath), let cell = provider(tableView, indexPath, item) { return cell }
        NSException(name: .internalInconsistencyException, reason: "UITableView dataSource returned a nil cell for row at index path: \(indexPath). Table view: \(tableView), dataSource: \(self)", userInfo: nil).raise()
        fatalError()
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("numberOfSections(in:)", "tableView(_:canEditRowAt:)")
    }
}
