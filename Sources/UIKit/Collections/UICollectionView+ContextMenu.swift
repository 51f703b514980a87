extension UICollectionView {
    /// What a long press on an item shows, if the delegate has a menu for it.
    func contextMenu(at point: CGPoint) -> (@MainActor () -> Void)? {
        guard let path = path(at: point), let cell = cellForItem(at: path), let configuration = menuConfiguration(path, point) else { return nil }
        return { [weak self] in
            guard let self, let menu = configuration.menu else { return }
            delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: nil)
            MenuPresenter.show(menu, from: cell, sender: cell, closed: { [weak self] in
                if let self { delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: nil) }
            })
        }
    }

    private func menuConfiguration(_ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        if asks("collectionView(_:contextMenuConfigurationForItemsAt:point:)") { return delegate!.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point) }
        return asks("collectionView(_:contextMenuConfigurationForItemAt:point:)") ? delegate!.collectionView(self, contextMenuConfigurationForItemAt: path, point: point) : nil
    }
}
