import LaunchRules

/// A rectangle on screen that draws, lays out its subviews and takes touches.
///
/// Overridable members stand here as Swift wants it; what they do is in `UIView+….swift`.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency NSCoding {
    private let storedLayer: CALayer
    var children: [UIView] = []
    weak var parent: UIView?
    weak var ownWindow: UIWindow?
    /// The controller whose root view this is. Set by the controller.
    package weak var viewController: UIViewController?
    var flags = ViewFlags()
    var rare: RareViewState?
    var layoutState: ViewLayoutState?

    public convenience override init() { self.init(frame: .zero) }

    public init(frame: CGRect) {
        storedLayer = Self.makeLayer()
        super.init()
        setUpLayer()
        self.frame = frame
        if Self.requiresConstraintBasedLayout { flags.usesConstraints = true }
    }

    public required init?(coder: NSCoder) {
        storedLayer = Self.makeLayer()
        super.init()
        // What the nib says of the subviews refers back to this view.
        (coder as? UINibDecoder)?.adopt(self)
        setUpLayer()
        decodeView(coder)
    }

    open func encode(with coder: NSCoder) {}

    // MARK: Layer

    open class var layerClass: AnyClass { CALayer.self }
    open var layer: CALayer { storedLayer }

    open func display(_ layer: CALayer) {}
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawLayer(in: ctx) }
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) { runLayout(of: layer) }
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(forKey: event) }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { setTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    open var isMultipleTouchEnabled: Bool {
        get { flags.multipleTouch }
        set { flags.multipleTouch = newValue }
    }

    open var isExclusiveTouch: Bool {
        get { flags.exclusiveTouch }
        set { flags.exclusiveTouch = newValue }
    }

    open var isUserInteractionEnabled: Bool {
        get { !flags.interactionDisabled }
        set { flags.interactionDisabled = !newValue }
    }

    open var autoresizesSubviews: Bool {
        get { !flags.keepsSubviewSizes }
        set { flags.keepsSubviewSizes = !newValue }
    }

    open var autoresizingMask: AutoresizingMask {
        get { flags.autoresizingMask }
        set { setAutoresizingMask(newValue) }
    }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitView(at: point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { fitSize() }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // MARK: Hierarchy

    open var superview: UIView? { parent }
    open var subviews: [UIView] { children }
    open var window: UIWindow? { ownWindow }
    open override var next: UIResponder? { (holds("G1") ? viewController : nil) ?? parent }

    open func addSubview(_ view: UIView) { insert(view, at: children.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 0) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, beside: siblingSubview, offset: 1) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
    open func removeFromSuperview() { detach() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { taggedView(tag) }
    open var tag: Int = 0

    // MARK: Layout

    open func setNeedsLayout() {
        MainThread.expect("-[\(type(of: self)) setNeedsLayout]")
        layer.setNeedsLayout()
    }
    open func layoutIfNeeded() { layOutNow() }
    open func layoutSubviews() { layOutSubviews() }

    open var layoutMargins: UIEdgeInsets {
        get { currentLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { currentDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }

    open var preservesSuperviewLayoutMargins: Bool {
        get { flags.preservesSuperviewMargins }
        set { setFlag(\.preservesSuperviewMargins, newValue, then: marginsChanged) }
    }

    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { !flags.marginsIgnoreSafeArea }
        set { setFlag(\.marginsIgnoreSafeArea, !newValue, then: marginsChanged) }
    }

    open func layoutMarginsDidChange() {}
    /// The safe area that a subview has of its own accord; scroll views take what they inset their content by.
    func safeAreaForChild(_ child: UIView) -> UIEdgeInsets { remainder(of: safeAreaInsets, in: child.frame) }
    /// The safe area of a view without a superview: a window's is its screen's.
    var rootSafeArea: UIEdgeInsets { .zero }
    /// Where traits come from, if not from the superview: a window's scene, a controller.
    var traitSource: UITraitCollection? { viewController?.traitCollection }
    /// For UIKit's classes: appearance that depends on traits is due.
    func traitsChanged() { if rare?.backgroundColor != nil { resolveBackground() } }
    /// For UIKit's classes: the size is another.
    func sizeChanged(from oldSize: CGSize) {}
    /// For UIKit's classes: shown or hidden.
    func hiddenChanged() {}
    /// Whether it shows a text that takes more lines where it has less width.
    var wrapsText: Bool { false }
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }
    open func safeAreaInsetsDidChange() {}

    open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    open var readableContentGuide: UILayoutGuide { guide(.readableContent) }
    open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeKeyboardLayoutGuide }
    open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

    // MARK: Constraints

    open class var requiresConstraintBasedLayout: Bool { false }

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.positionedByConstraints }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }
    open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

    open func updateConstraints() { flags.calledSuperUpdateConstraints = true }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { updateConstraintsNow() }

    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentPriorities.hugging(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, axis) }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { contentPriorities.resistance(axis) }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setResistance(priority, axis) }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: -alignmentRectInsets) }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func forBaselineLayout() -> UIView { self }
    open var forFirstBaselineLayout: UIView { forBaselineLayout() }
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// Distance from the top of the alignment rectangle down to the first baseline. Text-bearing classes of UIKit override it.
    var firstBaselineOffset: CGFloat { baselineOffset(first: true) }
    /// Distance from the bottom of the alignment rectangle up to the last baseline.
    var lastBaselineOffset: CGFloat { baselineOffset(first: false) }
    /// For classes that have a view of their own: a nib's constraints may reach into it.
    func addOwnSubviews() {}
    /// Whether its one baseline is measured from the bottom, as a first one too.
    var hasBaselineFromBottom: Bool { false }
    /// What `intrinsicContentSize` would be at a width that layout has found; multi-line text of UIKit overrides it.
    func contentSize(forWidth width: CGFloat) -> CGSize? { nil }
    /// Whether `contentSize(forWidth:)` has an answer.
    var wrapsContent: Bool { false }

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { constraintsTouching(axis) }
    open var hasAmbiguousLayout: Bool { false }
    open func exerciseAmbiguityInLayout() {}

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    // MARK: Drawing

    open func draw(_ rect: CGRect) {}
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter() }
    open func setNeedsDisplay() { markNeedsDisplay(bounds) }
    open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var backgroundColor: UIColor? {
        get { rare?.backgroundColor }
        set { setBackgroundColor(newValue) }
    }

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    open var isOpaque: Bool {
        get { !flags.transparent }
        set { flags.transparent = !newValue; layer.isOpaque = newValue }
    }

    open var clearsContextBeforeDrawing: Bool {
        get { !flags.keepsContext }
        set { flags.keepsContext = !newValue }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    open var contentMode: ContentMode {
        get { flags.contentMode }
        set { setContentMode(newValue) }
    }

    open var mask: UIView? {
        get { rare?.mask }
        set { rareState.mask = newValue; layer.mask = newValue?.layer }
    }

    open var tintColor: UIColor! {
        get { currentTintColor }
        set { setTintColor(newValue) }
    }

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { currentTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    open func tintColorDidChange() {}

    /// What a view is to a dynamic animator.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(of: bounds) }

    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        snapshot(of: rect)
    }

    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { renderHierarchy(in: rect) }

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        TraitTracking.traitsRead()
        return currentTraitCollection
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func updateTraitsIfNeeded() {}

    open var traitOverrides: UITraitOverrides {
        get { rare?.traitOverrides ?? UITraitOverrides() }
        set { setTraitOverrides(newValue) }
    }

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.overrideUserInterfaceStyle ?? .unspecified }
        set { setOverrideUserInterfaceStyle(newValue) }
    }

    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rare?.semanticContentAttribute ?? .unspecified }
        set { setSemanticContentAttribute(newValue) }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: applicationLayoutDirection)
    }

    open class func userInterfaceLayoutDirection(for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        direction(for: semanticContentAttribute, relativeTo: layoutDirection)
    }

    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rare?.minimumContentSizeCategory }
        set { rareState.minimumContentSizeCategory = newValue }
    }

    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rare?.maximumContentSizeCategory }
        set { rareState.maximumContentSizeCategory = newValue }
    }

    open var appliedContentSizeCategoryLimitsDescription: String { "" }

    // MARK: Gestures, interactions, motion

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rare?.gestureRecognizers }
        set { setGestureRecognizers(newValue) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open var interactions: [any UIInteraction] {
        get { rare?.interactions ?? [] }
        set { setInteractions(newValue) }
    }

    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    open var motionEffects: [UIMotionEffect] {
        get { rare?.motionEffects ?? [] }
        set { rareState.motionEffects = newValue }
    }

    open func addMotionEffect(_ effect: UIMotionEffect) { rareState.motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { rare?.motionEffects.removeAll { $0 === effect } }

    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

    // MARK: Focus

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }

    open var focusEffect: UIFocusEffect? {
        get { rare?.focusEffect }
        set { rareState.focusEffect = newValue }
    }

    open var focusGroupIdentifier: String? {
        get { rare?.focusGroupIdentifier }
        set { rareState.focusGroupIdentifier = newValue }
    }

    open var focusGroupPriority: UIFocusGroupPriority {
        get { rare?.focusGroupPriority ?? UIFocusGroupPriority(0) }
        set { rareState.focusGroupPriority = newValue }
    }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}

    open var hoverStyle: UIHoverStyle? {
        get { rare?.hoverStyle }
        set { rareState.hoverStyle = newValue }
    }

    // MARK: Accessibility

    open var accessibilityIgnoresInvertColors: Bool {
        get { rare?.ignoresInvertColors ?? false }
        set { rareState.ignoresInvertColors = newValue }
    }

    open var showsLargeContentViewer: Bool {
        get { rare?.showsLargeContentViewer ?? false }
        set { rareState.showsLargeContentViewer = newValue }
    }

    open var largeContentTitle: String? {
        get { rare?.largeContentTitle }
        set { rareState.largeContentTitle = newValue }
    }

    open var largeContentImage: UIImage? {
        get { rare?.largeContentImage }
        set { rareState.largeContentImage = newValue }
    }

    open var scalesLargeContentImage: Bool {
        get { rare?.scalesLargeContentImage ?? false }
        set { rareState.scalesLargeContentImage = newValue }
    }

    open var largeContentImageInsets: UIEdgeInsets {
        get { rare?.largeContentImageInsets ?? .zero }
        set { rareState.largeContentImageInsets = newValue }
    }

    open override var description: String { printed }

    // MARK: By name

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glueView(&glue)
    }
}
