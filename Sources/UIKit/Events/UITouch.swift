/// One finger, from its landing to its lift.
@preconcurrency @MainActor open class UITouch: ObjCObject {
    /// Where it is and was, in the window's coordinates.
    var position = CGPoint.zero
    var previousPosition = CGPoint.zero
    /// Where it landed.
    var startPosition = CGPoint.zero
    var recognizers: [UIGestureRecognizer] = []
    /// Set once a recognizer has taken the touch from its view, or the view was told of the end.
    var viewIsDone = false
    /// The view hasn't been told of the touch yet (`delaysTouchesBegan`, delayed content touches).
    var beganIsHeldBack = false
    /// Ends the wait of a scroll view whether a drag comes.
    nonisolated(unsafe) var contentDelay: Timer?
    var current = State()
    /// Counts up: which touch came first.
    var sequence = 0

    struct State {
        var phase: UITouch.Phase = .began
        var timestamp: TimeInterval = 0
        var tapCount = 1
        weak var view: UIView?
        weak var window: UIWindow?
    }

    public override init() { super.init() }

    open var timestamp: TimeInterval { current.timestamp }
    open var phase: Phase { current.phase }
    open var tapCount: Int { current.tapCount }
    open var type: TouchType { .direct }
    open var majorRadius: CGFloat { 20 }
    open var majorRadiusTolerance: CGFloat { 5 }
    open var window: UIWindow? { current.window }
    open var view: UIView? { current.view }
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    open func location(in view: UIView?) -> CGPoint { place(position, in: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { place(previousPosition, in: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open var rollAngle: CGFloat { 0 }
    open var estimationUpdateIndex: NSNumber? { nil }
    open var estimatedProperties: Properties { [] }
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window, view !== window else { return point }
        return window.convert(point, to: view)
    }
}
