/// Touches, a shake, a remote control's button: what a window hands on.
@preconcurrency @MainActor open class UIEvent: ObjCObject {
    var touches: Set<UITouch> = []
    var stamp: TimeInterval = 0
    var kind: EventType = .touches
    var subkind: EventSubtype = .none

    public override init() { super.init() }

    open var type: EventType { kind }
    open var subtype: EventSubtype { subkind }
    open var timestamp: TimeInterval { stamp }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: ButtonMask { [] }

    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }
    open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { some { $0.recognizers.contains { $0 === gesture } } }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    private func some(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(belongs)
        return found.isEmpty ? nil : found
    }
}
