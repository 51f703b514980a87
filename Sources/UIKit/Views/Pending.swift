// Stand-ins until the real parts follow, so that others can compile against the public classes.

extension UIView {
    func animationAction(forKey key: String) -> (any CAAction)? { NSNull() }
}

struct GestureTarget {
    weak var target: AnyObject?
    let action: Selector
    init(_ target: Any, _ action: Selector) { self.target = target as AnyObject; self.action = action }
}
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
struct GestureMachine {
    var state: UIGestureRecognizer.State = .possible
    var mustFail: [WeakRecognizer] = []
}
extension UIGestureRecognizer {
    func decodeRecognizer(_ coder: NSCoder) {}
    func change(to state: State) { machine.state = state }
    func cancelNow() {}
    func centroid(in view: UIView?) -> CGPoint { .zero }
    func failOrCancel() {}
    func drop(_ touch: UITouch) {}
    nonisolated static func glueRecognizer(_ glue: inout ObjCGlue) {}
}
extension UITouch {
    var distanceFromStart: CGFloat { hypot(wayFromStart.x, wayFromStart.y) }
    var wayFromStart: CGPoint { CGPoint(x: position.x - startPosition.x, y: position.y - startPosition.y) }
}
struct TapProgress { mutating func reset() {} }
extension UITapGestureRecognizer {
    func tapBegan(_ touches: Set<UITouch>) {}
    func tapMoved(_ touches: Set<UITouch>) {}
    func tapEnded(_ touches: Set<UITouch>) {}
}
struct PanMotion {
    var velocity = CGPoint.zero
    @MainActor func translation(for recognizer: UIPanGestureRecognizer, in view: UIView?) -> CGPoint { .zero }
    @MainActor func setTranslation(_ translation: CGPoint, for recognizer: UIPanGestureRecognizer, in view: UIView?) {}
}
extension UIPanGestureRecognizer {
    func panBegan(_ touches: Set<UITouch>) {}
    func panMoved(_ touches: Set<UITouch>) {}
    func panEnded(_ touches: Set<UITouch>) {}
}

struct ScrollMotion { var isTracking = false, isDragging = false, isDecelerating = false, isAnimating = false, wasUsed = false }
struct ZoomState {
    var isZooming = false, isBouncing = false
    let directionalPress: UIGestureRecognizer
    @MainActor init() { directionalPress = UIGestureRecognizer(target: nil, action: nil) }
}
struct ScrollIndicators { @MainActor func flash(in view: UIScrollView) {} }
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    init(scrollView: UIScrollView) { self.scrollView = scrollView; super.init(target: nil, action: nil) }
    required init?(coder: NSCoder) { nil }
}
extension UIScrollView {
    func setUpScrolling() { clipsToBounds = true }
    func scroll(to offset: CGPoint, animated: Bool) { contentOffset = offset }
    func reveal(_ rect: CGRect, animated: Bool) {}
    func stopMotion() {}
    var currentZoomScale: CGFloat { 1 }
    func setZoom(_ scale: CGFloat, animated: Bool = false) {}
    func zoomIn(to rect: CGRect, animated: Bool) {}
    func makePinch() -> UIPinchGestureRecognizer { UIPinchGestureRecognizer() }
    func refreshControlChanged(from old: UIRefreshControl?) {}
    func layOutIndicators() {}
}

@MainActor final class BlockAnimation {
    struct Spring { var dampingRatio: CGFloat, velocity: CGFloat }
    static var isEnabled = true
    static var current: BlockAnimation?
    let duration: TimeInterval
    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: Spring? = nil, isKeyframed: Bool = false) { self.duration = duration }
    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) { animations(); completion?(true) }
    static func runKeyframe(start: Double, duration: Double, _ animations: () -> Void) { animations() }
    static func disabled(_ changes: () -> Void) { changes() }
    static func modify(repeatCount: CGFloat, autoreverses: Bool, _ animations: () -> Void) { animations() }
    func transition(in view: UIView, changes: () -> Void, completion: ((Bool) -> Void)?) { changes(); completion?(true) }
}
