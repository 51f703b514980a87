import QuartzCore

/// Scrolling by hand, and what follows.
extension UIScrollView {
    func setUpScrolling() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        addGestureRecognizer(panGestureRecognizer)
    }

    /// Whether a drag in this direction would move anything.
    func canScroll(along movement: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let vertical = abs(movement.y) >= abs(movement.x)
        return canMove(vertical ? .vertical : .horizontal)
    }

    /// Whether a drag may take touches that content has already: not from controls, unless a subclass says so.
    func mayTake(_ touches: [UITouch]) -> Bool {
        touches.allSatisfy { touch in
            guard let view = touch.view, view !== self, !touch.viewIsDone, !touch.beganIsHeldBack else { return true }
            return canCancelContentTouches && touchesShouldCancel(in: view)
        }
    }

    func canMove(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let (minimum, maximum) = legalOffsets
        return axis == .vertical ? maximum.y > minimum.y || alwaysBounceVertical && bounces : maximum.x > minimum.x || alwaysBounceHorizontal && bounces
    }

    /// The pan recognizer's action.
    func dragged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: dragBegan(pan)
        case .changed: dragMoved(pan)
        case .ended, .cancelled: dragEnded(pan)
        default: break
        }
    }

    private func dragBegan(_ pan: UIPanGestureRecognizer) {
        let speed = pan.velocity(in: self)
        beginDrag(isTouched: true)
        if isDirectionalLockEnabled { motion.lockedAxis = abs(speed.y) >= abs(speed.x) ? .vertical : .horizontal }
    }

    /// By a finger, or by a wheel, which doesn't track.
    func beginDrag(isTouched: Bool) {
        stopMotion()
        motion.wasUsed = true
        motion.dragStart = contentOffset
        motion.isTracking = isTouched
        motion.isDragging = true
        if isTouched { TrackingMode.update(self, isTracking: true) }
        motion.lockedAxis = nil
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func dragMoved(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: superview)
        var wanted = CGPoint(x: motion.dragStart.x - way.x, y: motion.dragStart.y - way.y)
        if !canMove(.horizontal) || motion.lockedAxis == .vertical { wanted.x = motion.dragStart.x }
        if !canMove(.vertical) || motion.lockedAxis == .horizontal { wanted.y = motion.dragStart.y }
        let legal = legal(wanted)
        let size = bounds.size
        let offset = CGPoint(
            x: legal.x + (bounces && bouncesHorizontally ? RubberBand.pull(wanted.x - legal.x, length: size.width) : 0),
            y: legal.y + (bounces && bouncesVertically ? RubberBand.pull(wanted.y - legal.y, length: size.height) : 0))
        moveContent(to: offset)
    }

    private func dragEnded(_ pan: UIPanGestureRecognizer) {
        let speed = pan.state == .ended ? pan.velocity(in: superview) : .zero
        endDrag(velocity: CGPoint(x: -speed.x, y: -speed.y))
    }

    /// `speed` of the offset, in points a second.
    func endDrag(velocity speed: CGPoint) {
        motion.isTracking = false
        var velocity = CGPoint(x: canMove(.horizontal) ? speed.x : 0, y: canMove(.vertical) ? speed.y : 0)
        if motion.lockedAxis == .vertical { velocity.x = 0 }
        if motion.lockedAxis == .horizontal { velocity.y = 0 }
        let rest = restingPlace(velocity)
        var chosen = rest.offset
        if _implements(delegate, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
            delegate?.scrollViewWillEndDragging(self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &chosen)
        }
        motion.isDragging = false
        let isForced = rest.isForced || chosen != rest.offset
        let glide = makeGlide(velocity, target: isForced ? chosen : nil)
        let moves = hypot(velocity.x, velocity.y) > 50 || isForced && chosen != contentOffset || legal(contentOffset) != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        if moves { start(glide) } else { TrackingMode.update(self, isTracking: false) }
    }

    /// Where it would come to rest, and whether something else than friction makes it stop there.
    private func restingPlace(_ velocity: CGPoint) -> (offset: CGPoint, isForced: Bool) {
        let rate = decelerationRate.rawValue
        let free = CGPoint(x: GlideAxis.projection(start: contentOffset.x, velocity: velocity.x, rate: rate), y: GlideAxis.projection(start: contentOffset.y, velocity: velocity.y, rate: rate))
        guard isPagingEnabled else { return (legal(free), false) }
        return (legal(page(toward: velocity)), true)
    }

    /// At most one page on from where the drag started.
    private func page(toward velocity: CGPoint) -> CGPoint {
        func place(_ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let first = (start / length).rounded()
            var page = (offset / length).rounded()
            if velocity > 200 { page = (offset / length).rounded(.down) + 1 } else if velocity < -200 { page = (offset / length).rounded(.up) - 1 }
            return min(max(page, first - 1), first + 1) * length
        }
        return CGPoint(x: place(contentOffset.x, motion.dragStart.x, bounds.width, velocity.x), y: place(contentOffset.y, motion.dragStart.y, bounds.height, velocity.y))
    }

    private func makeGlide(_ velocity: CGPoint, target: CGPoint?) -> Glide {
        let (minimum, maximum) = legalOffsets
        let rate = decelerationRate.rawValue
        return Glide(began: CACurrentMediaTime(),
                     x: GlideAxis(start: contentOffset.x, velocity: velocity.x, rate: rate, bounds: minimum.x ... maximum.x, target: target?.x, bounces: bounces),
                     y: GlideAxis(start: contentOffset.y, velocity: velocity.y, rate: rate, bounds: minimum.y ... maximum.y, target: target?.y, bounces: bounces))
    }

    private func start(_ glide: Glide) {
        motion.glide = glide
        motion.isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        motion.timer = MainTimer.every(1.0 / 60) { [weak self] in self?.step() }
    }

    private func step() {
        guard let glide = motion.glide else { return }
        let time = CACurrentMediaTime()
        if glide.isDone(at: time) {
            moveContent(to: glide.end)
            stopTimer()
            motion.glide = nil
            motion.isDecelerating = false
            TrackingMode.update(self, isTracking: false)
            delegate?.scrollViewDidEndDecelerating(self)
        } else {
            moveContent(to: glide.offset(at: time))
        }
    }

    private func stopTimer() {
        motion.timer?.invalidate()
        motion.timer = nil
    }

    func stopMotion() {
        stopTimer()
        motion.glide = nil
        if motion.isDecelerating {
            motion.isDecelerating = false
            TrackingMode.update(self, isTracking: false)
            delegate?.scrollViewDidEndDecelerating(self)
        }
        if motion.isAnimating { finishAnimation() }
        stopWheel()
    }

    // MARK: By code

    /// Seconds a programmed scroll takes.
    private static let scrollDuration: TimeInterval = 0.3

    func scroll(to offset: CGPoint, animated: Bool) {
        motion.wasUsed = true
        stopMotion()
        guard animated, window != nil else { return moveContent(to: offset) }
        guard offset != contentOffset else { return }
        motion.isAnimating = true
        let (from, began) = (contentOffset, CACurrentMediaTime())
        motion.timer = MainTimer.every(1.0 / 60) { [weak self] in self?.animate(from: from, to: offset, began: began) }
    }

    private func animate(from: CGPoint, to: CGPoint, began: TimeInterval) {
        let part = min((CACurrentMediaTime() - began) / Self.scrollDuration, 1)
        // Smoothstep: eases in and out.
        let eased = part * part * (3 - 2 * part)
        moveContent(to: part >= 1 ? to : CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
        if part >= 1 { finishAnimation() }
    }

    private func finishAnimation() {
        stopTimer()
        motion.isAnimating = false
        delegate?.scrollViewDidEndScrollingAnimation(self)
    }

    /// As little as it takes to show the rectangle.
    func reveal(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        func move(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
            if low < visibleLow { return low - visibleLow }
            return high > visibleHigh ? min(high - visibleHigh, low - visibleLow) : 0
        }
        let by = CGPoint(x: move(rect.minX, rect.maxX, visible.minX, visible.maxX), y: move(rect.minY, rect.maxY, visible.minY, visible.maxY))
        guard by != .zero else { return }
        scroll(to: legal(CGPoint(x: contentOffset.x + by.x, y: contentOffset.y + by.y)), animated: animated)
    }

    /// A tap on the status bar.
    package func scrollToTop() -> Bool {
        guard scrollsToTop, contentOffset.y > -adjustedContentInset.top else { return false }
        if _implements(delegate, "scrollViewShouldScrollToTop(_:)"), delegate?.scrollViewShouldScrollToTop(self) == false { return false }
        scroll(to: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: true)
        delegate?.scrollViewDidScrollToTop(self)
        return true
    }

    func refreshControlChanged(from old: UIRefreshControl?) {
        old?.removeFromSuperview()
        if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
}

/// The pan that scrolls: fails where there is nothing to scroll, so that an outer scroll view gets its turn.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func accepts(_ movement: CGPoint) -> Bool { scrollView.map { $0.canScroll(along: movement) && $0.mayTake(tracked) } ?? false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // A touch on gliding content stops it.
        if let scrollView, scrollView.isDecelerating { scrollView.stopMotion() }
        super.touchesBegan(touches, with: event)
    }

    override func stateWasSet() { scrollView?.dragged(self) }

    /// Two fingers may move content and zoom it at the same time.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ScrollPinchGestureRecognizer && other.view === view) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is ScrollPinchGestureRecognizer && other.view === view) }
}
