import Foundation

/// Shows a menu over a window until an element is chosen or a touch lands beside it.
@MainActor enum MenuPresenter {
    /// - Parameter source: the view that the menu belongs to; its window shows it.
    @discardableResult
    static func show(_ menu: UIMenu, from source: UIView, sender: Any?, chosen: ((UIMenuElement) -> Void)? = nil, closed: (() -> Void)? = nil) -> MenuOverlay? {
        guard let window = source.window else { return nil }
        let overlay = MenuOverlay(menu: menu, sender: sender ?? source, chosen: chosen, closed: closed)
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.anchor = source.convert(source.bounds, to: window)
        window.addSubview(overlay)
        overlay.layoutIfNeeded()
        UIView.animate(withDuration: 0.25) { overlay.panel.alpha = 1 }
        return overlay
    }
}

/// Covers the window; a touch beside the menu closes it.
@MainActor final class MenuOverlay: UIControl {
    let panel = MenuPanel()
    var anchor = CGRect.zero
    private let sender: Any
    private let chosen: ((UIMenuElement) -> Void)?
    private let closed: (() -> Void)?
    private var menu: UIMenu

    init(menu: UIMenu, sender: Any, chosen: ((UIMenuElement) -> Void)?, closed: (() -> Void)?) {
        self.sender = sender
        self.chosen = chosen
        self.closed = closed
        self.menu = menu
        super.init(frame: .zero)
        isOpaque = false
        panel.alpha = 0
        addSubview(panel)
        show(menu)
    }

    required init?(coder: NSCoder) { nil }

    func change(_ block: (UIMenu) -> UIMenu) { show(block(menu)) }

    func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        closed?()
    }

    private func show(_ menu: UIMenu) {
        self.menu = menu
        panel.show(MenuRow.rows(of: menu)) { [unowned self] element in choose(element, in: menu) }
        setNeedsLayout()
    }

    /// A submenu takes the menu's place; anything else closes it and runs.
    private func choose(_ element: UIMenuElement, in menu: UIMenu) {
        if let submenu = element as? UIMenu { return show(submenu) }
        let keeps = ((element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []).contains(.keepsMenuPresented)
        if !keeps { close() }
        if menu.options.contains(.singleSelection) { for case let action as UIAction in menu.children { action.state = action === element ? .on : .off } }
        if let action = element as? UIAction { action.perform(sender: sender) }
        if let command = element as? UICommand { UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil) }
        chosen?(element)
    }

    /// Below the source where there is room, else above it; 8 points from the sides.
    override func layoutSubviews() {
        super.layoutSubviews()
        let size = panel.fittingSize, safe = safeAreaInsets, edge: CGFloat = 8
        let x = min(max(anchor.midX - size.width / 2, safe.left + edge), bounds.width - safe.right - edge - size.width)
        let below = anchor.maxY + edge
        let y = below + size.height <= bounds.height - safe.bottom ? below : max(anchor.minY - edge - size.height, safe.top + edge)
        panel.frame = CGRect(x: x, y: y, width: size.width, height: min(size.height, bounds.height - safe.bottom - y))
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        close()
        return false
    }
}

/// A line of a menu: an element, or the wider gap between inline groups.
enum MenuRow {
    case element(UIMenuElement)
    case title(String)
    case gap

    @MainActor static func rows(of menu: UIMenu) -> [MenuRow] {
        var rows: [MenuRow] = menu.title.isEmpty ? [] : [.title(menu.title)]
        for child in menu.children {
            if let attributes = (child as? UIAction)?.attributes ?? (child as? UICommand)?.attributes, attributes.contains(.hidden) { continue }
            if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
                if !rows.isEmpty { rows.append(.gap) }
                rows += self.rows(of: inline) + [.gap]
            } else if let deferred = child as? UIDeferredMenuElement {
                deferred.provider { elements in rows += elements.map { .element($0) } }
            } else { rows.append(.element(child)) }
        }
        if case .gap? = rows.last { rows.removeLast() }
        return rows
    }
}
