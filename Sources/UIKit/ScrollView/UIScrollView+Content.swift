/// Content: offset, size, insets, guides.
extension UIScrollView {
    /// Where content may be scrolled to, in content offsets.
    var legalOffsets: (minimum: CGPoint, maximum: CGPoint) {
        let inset = adjustedContentInset
        let minimum = CGPoint(x: -inset.left, y: -inset.top)
        return (minimum, CGPoint(x: max(minimum.x, contentSize.width + inset.right - bounds.width), y: max(minimum.y, contentSize.height + inset.bottom - bounds.height)))
    }

    func legal(_ offset: CGPoint) -> CGPoint {
        let (minimum, maximum) = legalOffsets
        return CGPoint(x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
    }

    func moveContent(to offset: CGPoint) {
        guard bounds.origin != offset else { return }
        willChangeValue(forKey: "contentOffset")
        bounds.origin = offset
        didChangeValue(forKey: "contentOffset")
        setNeedsLayout()
        contentMoved()
        delegate?.scrollViewDidScroll(self)
        barFollower?.contentDidScroll(self)
    }

    func contentSizeWasSet() {
        if !motion.isTracking, !motion.isDecelerating { keepOffsetLegal() }
        setNeedsLayout()
    }

    /// After content or bounds shrank: content isn't left beyond its end.
    func keepOffsetLegal() {
        guard !motion.isTracking, !motion.isDecelerating, window != nil || motion.wasUsed else { return }
        let legal = legal(contentOffset)
        if legal != contentOffset { contentOffset = legal }
    }

    // MARK: Insets

    var effectiveContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment + UIEdgeInsets(top: 0, left: 0, bottom: keyboardInset, right: 0) }

    /// What the safe area adds to the content inset.
    var safeAreaAdjustment: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes: return UIEdgeInsets(top: scrolls(.vertical) ? safe.top : 0, left: scrolls(.horizontal) ? safe.left : 0, bottom: scrolls(.vertical) ? safe.bottom : 0, right: scrolls(.horizontal) ? safe.right : 0)
        default:
            // As scrollable axes, and the top and bottom always where a controller shows bars over its scroll view.
            let isVertical = scrolls(.vertical) || isControllersMainScrollView
            return UIEdgeInsets(top: isVertical ? safe.top : 0, left: scrolls(.horizontal) ? safe.left : 0, bottom: isVertical ? safe.bottom : 0, right: scrolls(.horizontal) ? safe.right : 0)
        }
    }

    private func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .vertical ? contentSize.height > bounds.height || alwaysBounceVertical : contentSize.width > bounds.width || alwaysBounceHorizontal
    }

    private var isControllersMainScrollView: Bool {
        viewController != nil || (superview?.viewController != nil && superview?.subviews.first === self)
    }

    func insetsChanged() {
        let new = adjustedContentInset
        let old = lastAdjustedInset
        guard new != old else { return }
        lastAdjustedInset = new
        // Content that stood at its beginning stays there.
        var offset = contentOffset
        if offset.y == -old.top || !motion.wasUsed { offset.y += old.top - new.top }
        if offset.x == -old.left || !motion.wasUsed { offset.x += old.left - new.left }
        if offset != contentOffset { bounds.origin = offset }
        adjustedContentInsetDidChange()
        if _implements(delegate, "scrollViewDidChangeAdjustedContentInset(_:)") { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
        safeAreaOfChildrenChanged()
        setNeedsLayout()
    }

    /// Content doesn't inset again for what the scroll view has inset it by.
    func safeAreaOfContent(_ child: UIView) -> UIEdgeInsets {
        let taken = safeAreaAdjustment
        let safe = safeAreaInsets
        let left = UIEdgeInsets(top: taken.top > 0 ? 0 : safe.top, left: taken.left > 0 ? 0 : safe.left, bottom: taken.bottom > 0 ? 0 : safe.bottom, right: taken.right > 0 ? 0 : safe.right)
        return remainder(of: left, in: child.frame)
    }

    // MARK: Guides

    /// Cells of tables and collections are placed by their own layout; there edges mean the frame.
    var takesContentEdges: Bool { !(self is UITableView || self is UICollectionView) }

    var madeContentGuide: UILayoutGuide {
        if let contentGuide { return contentGuide }
        let made = ScrollContentGuide()
        made.identifier = ScrollContentGuide.identifier
        adopt(content: made)
        return made
    }

    var madeFrameGuide: UILayoutGuide {
        if let frameGuide { return frameGuide }
        let made = UILayoutGuide()
        made.identifier = ScrollContentGuide.frameIdentifier
        adopt(frame: made)
        return made
    }

    /// A guide that a nib brings takes the place of the view's own.
    func adopt(content guide: UILayoutGuide) {
        guide.owner = self
        contentGuide = guide
    }

    func adopt(frame guide: UILayoutGuide) {
        guide.owner = self
        frameGuide = guide
    }

    /// Constraints to the content's edges decide its size.
    func takeContentSize(from engine: LayoutEngine) {
        guard let contentGuide, let item = engine.existingItem(for: contentGuide) else { return }
        let size = item.rect(in: engine.solver).size
        contentGuide.solvedFrame = CGRect(origin: .zero, size: size)
        let scale = layer.contentsScale
        let new = CGSize(width: size.width > 0 ? (size.width * scale).rounded() / scale : contentSize.width, height: size.height > 0 ? (size.height * scale).rounded() / scale : contentSize.height)
        if new != contentSize { contentSize = new }
    }

    func decodeScrollView(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UIShowsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = coder.decodeBool(forKey: "UIShowsHorizontalScrollIndicator") }
        if coder.containsValue(forKey: "UIShowsVerticalScrollIndicator") { showsVerticalScrollIndicator = coder.decodeBool(forKey: "UIShowsVerticalScrollIndicator") }
        if coder.containsValue(forKey: "UIBounceEnabled") { bounces = coder.decodeBool(forKey: "UIBounceEnabled") }
        if coder.containsValue(forKey: "UIContentInset") { contentInset = coder.decodeUIEdgeInsets(forKey: "UIContentInset") }
        if coder.containsValue(forKey: "UIScrollIndicatorInsets") { scrollIndicatorInsets = coder.decodeUIEdgeInsets(forKey: "UIScrollIndicatorInsets") }
        if let style = IndicatorStyle(rawValue: coder.decodeInteger(forKey: "UIIndicatorStyle")), style != .default { indicatorStyle = style }
        if let control = coder.decodeObject(forKey: "UIRefreshControl") as? UIRefreshControl { refreshControl = control }
        if coder.containsValue(forKey: "UIBounces") { bounces = coder.decodeBool(forKey: "UIBounces") }
        if coder.decodeBool(forKey: "UIScrollDisabled") { isScrollEnabled = false }
        isPagingEnabled = coder.decodeBool(forKey: "UIPagingEnabled")
        alwaysBounceVertical = coder.decodeBool(forKey: "UIAlwaysBounceVertical")
        alwaysBounceHorizontal = coder.decodeBool(forKey: "UIAlwaysBounceHorizontal")
        isDirectionalLockEnabled = coder.decodeBool(forKey: "UIDirectionalLockEnabled")
        bouncesZoom = coder.decodeBool(forKey: "UIBouncesZoom")
        if coder.containsValue(forKey: "UIMinimumZoomScale") { minimumZoomScale = CGFloat(coder.decodeFloat(forKey: "UIMinimumZoomScale")) }
        if coder.containsValue(forKey: "UIMaximumZoomScale") { maximumZoomScale = CGFloat(coder.decodeFloat(forKey: "UIMaximumZoomScale")) }
        if coder.containsValue(forKey: "UIContentSize") { contentSize = coder.decodeCGSize(forKey: "UIContentSize") }
        if coder.containsValue(forKey: "UIDelaysContentTouches") { delaysContentTouches = coder.decodeBool(forKey: "UIDelaysContentTouches") }
        if coder.containsValue(forKey: "UICanCancelContentTouches") { canCancelContentTouches = coder.decodeBool(forKey: "UICanCancelContentTouches") }
        keyboardDismissMode = KeyboardDismissMode(rawValue: coder.decodeInteger(forKey: "UIKeyboardDismissMode")) ?? .none
        if coder.containsValue(forKey: "UIScrollViewContentInsetAdjustmentBehavior") { contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior(rawValue: coder.decodeInteger(forKey: "UIScrollViewContentInsetAdjustmentBehavior")) ?? .automatic }
    }

    nonisolated static func glueScrollView(_ glue: inout ObjCGlue) {
        glue.creates { UIScrollView() }
        glue.property("delegate", get: { ($0 as! UIScrollView).delegate }, set: { ($0 as! UIScrollView).delegate = $1 as? any UIScrollViewDelegate })
        glue.property("contentOffset", get: { ($0 as! UIScrollView).contentOffset }, set: { ($0 as! UIScrollView).contentOffset = _objcCast($1) })
        glue.property("contentSize", get: { ($0 as! UIScrollView).contentSize }, set: { ($0 as! UIScrollView).contentSize = _objcCast($1) })
        glue.property("contentInset", get: { ($0 as! UIScrollView).contentInset }, set: { ($0 as! UIScrollView).contentInset = _objcCast($1) })
        glue.property("refreshControl", get: { ($0 as! UIScrollView).refreshControl }, set: { ($0 as! UIScrollView).refreshControl = _objcCast($1) })
    }
}
