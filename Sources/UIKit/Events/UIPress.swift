/// A physical button or key while it is held.
@preconcurrency @MainActor open class UIPress: ObjCObject {
    var current = State()

    struct State {
        var phase: UIPress.Phase = .began
        var type: UIPress.PressType = .select
        var timestamp: TimeInterval = 0
        var key: UIKey?
        weak var responder: UIResponder?
        weak var window: UIWindow?
    }

    public override init() { super.init() }

    open var timestamp: TimeInterval { current.timestamp }
    open var phase: Phase { current.phase }
    open var type: PressType { current.type }
    open var window: UIWindow? { current.window }
    open var responder: UIResponder? { current.responder }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open var force: CGFloat { 0 }
    open var key: UIKey? { current.key }
}

/// The presses under way.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    var presses: Set<UIPress> = []
    /// Set at the end of the responder chain: nobody kept the press.
    var isUnhandled = false

    public override init() {
        super.init()
        kind = .presses
    }

    open var allPresses: Set<UIPress> { presses }
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
