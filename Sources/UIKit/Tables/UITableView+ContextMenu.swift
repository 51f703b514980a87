extension UITableView {
    /// What a long press on a row shows, if the delegate has a menu for it.
    func contextMenu(at point: CGPoint) -> (@MainActor () -> Void)? {
        guard asks("tableView(_:contextMenuConfigurationForRowAt:point:)"), let path = path(at: point), let cell = data.cells[path],
              let configuration = delegate!.tableView(self, contextMenuConfigurationForRowAt: path, point: point) else { return nil }
        return { [weak self] in
            guard let self, let menu = configuration.menu else { return }
            delegate?.tableView(self, willDisplayContextMenu: configuration, animator: nil)
            MenuPresenter.show(menu, from: cell, sender: cell, closed: { [weak self] in
                if let self { delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: nil) }
            })
        }
    }
}
