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
    open func didMove(to view: UIView?) { owner = view }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
    open func dismissMenu() {}
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

    public let identifier: any NSCopying
    open var badgeCount: Int = 0
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
}
