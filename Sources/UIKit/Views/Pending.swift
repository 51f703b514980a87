// Stand-ins until the real parts follow, so that others can compile against the public classes.

final class ConstraintInstallation {}
final class EngineItem {}

@MainActor enum LayoutItem {
    static func name(_ object: AnyObject) -> String { String(describing: type(of: object)) }
    static func name(of attribute: NSLayoutConstraint.Attribute) -> String { "\(attribute)" }
    static func axis(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Axis? { nil }
}

extension UIView {
    func install(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { layout.constraints.append(constraint); constraint.holder = self } }
    func uninstall(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { layoutState?.constraints.removeAll { $0 === constraint }; constraint.holder = nil } }
    func setTranslatesAutoresizingMask(_ translates: Bool) { flags.positionedByConstraints = !translates }
    func markNeedsUpdateConstraints() {}
    func updateConstraintsNow() {}
    func contentSizeChanged() { setNeedsLayout() }
    var contentPriorities: ContentPriorities { layoutState?.priorities ?? ContentPriorities() }
    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) { if axis == .horizontal { layout.priorities.horizontalHugging = priority } else { layout.priorities.verticalHugging = priority } }
    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) { if axis == .horizontal { layout.priorities.horizontalResistance = priority } else { layout.priorities.verticalResistance = priority } }
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize { intrinsicContentSize }
    func baselineOffset(first: Bool) -> CGFloat { first ? bounds.height : 0 }
    func constraintsTouching(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
    func frameWasSet() {}
    func insetsMoved() {}
    func directionChanged() {}
    func hierarchyChanged() {}
    func leaveConstraints() {}
    func guide(_ which: SystemGuide) -> UILayoutGuide {
        if let found = layout.systemGuides[which] { return found }
        let made = UILayoutGuide(); made.system = which; made.owner = self
        layout.systemGuides[which] = made
        return made
    }
    var madeKeyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
    func add(_ guide: UILayoutGuide) { layout.guides.append(guide); guide.owner = self }
    func remove(_ guide: UILayoutGuide) { layout.guides.removeAll { $0 === guide }; guide.owner = nil }
    func runLayout(of layer: CALayer) { viewController?.viewWillLayoutSubviews(); layoutSubviews(); viewController?.viewDidLayoutSubviews() }
    func layOutNow() { layer.layoutIfNeeded() }
    func layOutSubviews() {}
    func animationAction(forKey key: String) -> (any CAAction)? { nil }
    func applyAppearance() {}
    func decodeView(_ coder: NSCoder) {}
    nonisolated static func glueView(_ glue: inout ObjCGlue) {}
}

extension UILayoutGuide {
    var currentFrame: CGRect { solvedFrame }
    func move(to view: UIView?) { owner?.removeLayoutGuide(self); view?.addLayoutGuide(self) }
    func decodeGuide(_ coder: NSCoder) {}
}

extension NSLayoutConstraint {
    func activate() {}
    func constantChanged() {}
    func priorityChanged() {}
    func checkPriorityChange(to priority: UILayoutPriority) {}
    func checkLegality() {}
    func decodeConstraint(_ coder: NSCoder) {}
    var text: String { "<NSLayoutConstraint>" }
    static func parse(_ format: String, options: FormatOptions, metrics: [String: Any], views: [String: Any]) -> [NSLayoutConstraint] { [] }
    nonisolated static func glueConstraint(_ glue: inout ObjCGlue) {}
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

struct StackArrangement {}
extension UIStackView {
    func decodeStack(_ coder: NSCoder) {}
    func arrange(_ view: UIView, at index: Int) { unarrange(view); arranged.insert(view, at: min(index, arranged.count)); if view.superview !== self { addSubview(view) } }
    func unarrange(_ view: UIView) { arranged.removeAll { $0 === view } }
    func arrangementChanged() { setNeedsLayout() }
    func updateArrangement() {}
    func stackBaseline(first: Bool) -> CGFloat { 0 }
}

struct ScrollMotion { var isTracking = false, isDragging = false, isDecelerating = false, isAnimating = false }
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
    func decodeScrollView(_ coder: NSCoder) {}
    func moveContent(to offset: CGPoint) { bounds.origin = offset }
    func contentSizeWasSet() {}
    func insetsChanged() {}
    var effectiveContentInset: UIEdgeInsets { contentInset + safeAreaInsets }
    var madeContentGuide: UILayoutGuide { let made = contentGuide ?? UILayoutGuide(); contentGuide = made; return made }
    var madeFrameGuide: UILayoutGuide { let made = frameGuide ?? UILayoutGuide(); frameGuide = made; return made }
    func scroll(to offset: CGPoint, animated: Bool) { contentOffset = offset }
    func reveal(_ rect: CGRect, animated: Bool) {}
    func stopMotion() {}
    var currentZoomScale: CGFloat { 1 }
    func setZoom(_ scale: CGFloat, animated: Bool = false) {}
    func zoomIn(to rect: CGRect, animated: Bool) {}
    func makePinch() -> UIPinchGestureRecognizer { UIPinchGestureRecognizer() }
    func refreshControlChanged(from old: UIRefreshControl?) {}
    func layOutIndicators() {}
    func keepOffsetLegal() {}
    func safeAreaOfContent(_ child: UIView) -> UIEdgeInsets { .zero }
    nonisolated static func glueScrollView(_ glue: inout ObjCGlue) { glue.creates { UIScrollView() } }
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
