import ObjCRuntime
/// A view whose bounds move over content larger than itself.
@preconcurrency @MainActor open class UIScrollView: UIView, _ScrollViewDelegating {
    var motion = ScrollMotion()
    /// The navigation controller whose bar follows this content.
    weak var barFollower: UINavigationController?
    var zoom = ZoomState()
    var indicators = ScrollIndicators()
    private var madePan: UIPanGestureRecognizer?
    private var madePinch: UIPinchGestureRecognizer?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    var lastAdjustedInset = UIEdgeInsets.zero
    /// What the keyboard covers beyond the safe area, where the controller cares for it.
    var keyboardInset: CGFloat = 0 { didSet { if keyboardInset != oldValue { insetsChanged() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeScrollView(coder)
    }

    /// Points by which the content's origin is left of and above the bounds' origin.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }

    open var contentSize: CGSize = .zero {
        willSet { willChangeValue(forKey: "contentSize") }
        didSet {
            didChangeValue(forKey: "contentSize")
            if contentSize != oldValue { contentSizeWasSet() }
        }
    }
    open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { insetsChanged() } } }
    /// The room that insets leave of the bounds.
    open var visibleSize: CGSize { bounds.inset(by: effectiveContentInset).size }
    open var adjustedContentInset: UIEdgeInsets { effectiveContentInset }
    open func adjustedContentInsetDidChange() {}
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { insetsChanged() } }
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var contentLayoutGuide: UILayoutGuide { madeContentGuide }
    open var frameLayoutGuide: UILayoutGuide { madeFrameGuide }
    open var contentAlignmentPoint: CGPoint = .zero

    /// What `delegate` keeps, here and in subclasses that narrow its type.
    weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateChanged() } }
    /// For UIKit's classes: another delegate was set.
    func scrollDelegateChanged() {}

    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isPagingEnabled = false
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var transfersHorizontalScrollingToParent = true
    open var transfersVerticalScrollingToParent = true
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle: IndicatorStyle = .default
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero

    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    open var decelerationRate: DecelerationRate = .normal
    open var indexDisplayMode: IndexDisplayMode = .automatic
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var allowsKeyboardScrolling = true

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    open func flashScrollIndicators() { indicators.flash(in: self) }
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
    open func stopScrollingAndZooming() { stopMotion() }

    open var isTracking: Bool { motion.isTracking }
    open var isDragging: Bool { motion.isDragging }
    open var isDecelerating: Bool { motion.isDecelerating }
    open var isScrollAnimating: Bool { motion.isAnimating }
    open var isZoomAnimating: Bool { false }

    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1 { didSet { _ = pinchGestureRecognizer } }
    open var maximumZoomScale: CGFloat = 1 { didSet { _ = pinchGestureRecognizer } }
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoom(newValue) }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }
    open func zoom(to rect: CGRect, animated: Bool) { zoomIn(to: rect, animated: animated) }
    open var bouncesZoom = true
    open var isZooming: Bool { zoom.isZooming }
    open var isZoomBouncing: Bool { zoom.isBouncing }

    // MARK: Gestures

    open var panGestureRecognizer: UIPanGestureRecognizer {
        if let madePan { return madePan }
        let made = ScrollPanGestureRecognizer(scrollView: self)
        madePan = made
        return made
    }

    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        guard minimumZoomScale != maximumZoomScale else { return nil }
        if let madePinch { return madePinch }
        let made = makePinch()
        madePinch = made
        return made
    }

    open var directionalPressGestureRecognizer: UIGestureRecognizer { zoom.directionalPress }

    open var refreshControl: UIRefreshControl? { didSet { refreshControlChanged(from: oldValue) } }

    /// The search that lies over the content, and stays where it is while that scrolls.
    weak var search: SearchPresentationController?

    // MARK: Overridden

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutIndicators()
        search?.followContent()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsChanged()
    }

    override func sizeChanged(from oldSize: CGSize) { keepOffsetLegal() }
    override func safeAreaForChild(_ child: UIView) -> UIEdgeInsets { safeAreaOfContent(child) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIScrollView() }
        glueScrollView(&glue)
    }
}
