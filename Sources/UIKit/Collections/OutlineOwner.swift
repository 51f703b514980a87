import Foundation

/// A data source whose items lie under one another.
@MainActor protocol OutlineOwner: AnyObject {
    /// The user opens or closes what is under an item.
    func toggleOutline(at path: IndexPath)
}

extension UICollectionViewListCell {
    /// The accessory that opens and closes what is under the item.
    var outline: UICellAccessory? {
        accessories.first { accessory in
            if case .outlineDisclosure = accessory.accessoryType { return !accessory.isHidden }
            return false
        }
    }

    /// The app's own handler goes before.
    func outlineTapped() {
        if let handler = outline?.handler { return handler() }
        guard let collection, let path = collection.indexPath(for: self) else { return }
        (collection.dataSource as? any OutlineOwner)?.toggleOutline(at: path)
    }
}

extension UICollectionViewDiffableDataSource: OutlineOwner {
    func toggleOutline(at path: IndexPath) {
        guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path) else { return }
        var outline = snapshot(for: section)
        guard outline.contains(item) else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent { outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item))) }
            outline.expand([item])
        }
        apply(outline, to: section)
    }
}
