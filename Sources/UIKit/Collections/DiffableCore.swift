import Foundation

/// What the diffable data sources of tables and collection views share: the snapshot that is shown.
struct DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    var shown = NSDiffableDataSourceSnapshot<Section, Item>()
    /// Nothing was applied yet: the first snapshot is shown as it is, without animation.
    var isEmpty = true

    func numberOfItems(_ section: Int) -> Int { shown.numberOfItems(inSection: shown.sectionIdentifiers[section]) }
}
