import Foundation
import FoundationGaps
import ObjCRuntime

/// Shows a menu for the view that it is added to, on a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: ObjCObject, UIInteraction {
    private weak var owner: UIView?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open var menuAppearance: UIContextMenuInteraction.appearance { .unknown }
    open var view: UIView? { owner }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {
        if let press { owner?.removeGestureRecognizer(press) }
        owner = view
        guard let view else { return }
        let press = MenuPressRecognizer { [unowned self] in menu(at: $0) }
        view.addGestureRecognizer(press)
        self.press = press
    }

    /// Of the long press.
    open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(place, from: owner) } ?? owner?.convert(place, to: nil) ?? place }
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shown?.change(block) }
    open func dismissMenu() { shown?.close() }

    private var press: MenuPressRecognizer?
    private var place = CGPoint.zero
    private weak var shown: MenuOverlay?

    private func menu(at point: CGPoint) -> (@MainActor () -> Void)? {
        guard let owner, let delegate, let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point) else { return nil }
        place = point
        return { [weak self] in
            guard let self, let menu = configuration.menu else { return }
            delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
            shown = MenuPresenter.show(menu, from: owner, sender: owner, closed: { [weak self] in
                if let self { delegate.contextMenuInteraction(self, willEndFor: configuration, animator: nil) }
            })
        }
    }
}

/// The preview and menu of one use of a context menu.
@preconcurrency @MainActor open class UIContextMenuConfiguration: ObjCObject {
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    init(_ identifier: (any NSCopying)?, _ previewProvider: UIContextMenuContentPreviewProvider?, _ actionProvider: UIContextMenuActionProvider?) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    public convenience init(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil, actionProvider: UIContextMenuActionProvider? = nil) {
        self.init(identifier, previewProvider, actionProvider)
    }

    /// What is to be shown; the preview is the view as it is.
    var menu: UIMenu? {
        guard let menu = actionProvider?([]), !menu.children.isEmpty else { return nil }
        return menu
    }

    public let identifier: any NSCopying
    open var badgeCount: Int = 0
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
}
