/// Tells one kind of gesture from the touches of its view. Its life is a state machine: rules G10–G14.
@preconcurrency @MainActor open class UIGestureRecognizer: ObjCObject, @preconcurrency NSCoding {
    weak var attachedView: UIView?
    var targets: [GestureTarget] = []
    var tracked: [UITouch] = []
    var machine = GestureMachine()
    /// Where its last touch was, in window coordinates.
    var lastPoint = CGPoint.zero
    /// Several taps: what was done so far stands while no finger is down.
    var keepsProgressBetweenTouches: Bool { false }
    /// For UIKit's own recognizers: asked before they begin.
    func mayStart() -> Bool { true }
    /// For UIKit's own recognizers: told at each change, before targets.
    func stateWasSet() {}

    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { addTarget(target as Any, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        (coder as? UINibDecoder)?.adopt(self)
        decodeRecognizer(coder)
    }

    open func encode(with coder: NSCoder) {}

    open func addTarget(_ target: Any, action: Selector) { targets.append(GestureTarget(target, action)) }

    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { (target == nil || $0.target === target as AnyObject?) && (action == nil || $0.action == action) }
    }

    open var state: State {
        get { machine.state }
        set { change(to: newValue) }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true { didSet { if !isEnabled, oldValue { cancelNow() } } }
    open var view: UIView? { attachedView }
    open var name: String?
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    open var allowedPressTypes: [NSNumber] = []
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { machine.mustFail.append(WeakRecognizer(otherGestureRecognizer)) }
    open func location(in view: UIView?) -> CGPoint { centroid(in: view) }
    open var numberOfTouches: Int { tracked.count }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { tracked[touchIndex].location(in: view) }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { failOrCancel() }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    open func reset() {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glueRecognizer(&glue)
    }
}
