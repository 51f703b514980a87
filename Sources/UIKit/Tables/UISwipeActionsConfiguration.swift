import Foundation
import ObjCRuntime

/// The actions that a swipe over a row uncovers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: ObjCObject {
    public let actions: [UIContextualAction]

    init(list: [UIContextualAction]) {
        actions = list
        super.init()
    }

    public convenience override init() { self.init(list: []) }
    public convenience init(actions: [UIContextualAction]) { self.init(list: actions) }
    open var performsFirstActionWithFullSwipe: Bool = true
}

/// One action of a swipe.
@preconcurrency @MainActor open class UIContextualAction: ObjCObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: UIContextualAction.Style
    public let handler: UIContextualAction.Handler

    init(_ style: UIContextualAction.Style, _ title: String?, _ handler: @escaping UIContextualAction.Handler) {
        self.style = style
        self.handler = handler
        self.title = title
        super.init()
    }

    public convenience override init() { self.init(.normal, nil) { _, _, done in done(false) } }
    public convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) { self.init(style, title, handler) }

    open var title: String?
    open var image: UIImage?
    private var ownColor: UIColor?
    /// Red for destructive actions, grey for the others, unless set.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : UIColor(red: 199 / 255, green: 198 / 255, blue: 205 / 255, alpha: 1)) }
        set { ownColor = newValue }
    }
}

/// An action of a swipe, as before iOS 11.
@preconcurrency @MainActor open class UITableViewRowAction: ObjCObject {
    public let style: UITableViewRowAction.Style
    let handler: (UITableViewRowAction, IndexPath) -> Void

    public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }
    init(_ style: UITableViewRowAction.Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.handler = handler
        self.title = title
        super.init()
    }

    public convenience init(style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { self.init(style, title, handler) }

    open var title: String?
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
}
