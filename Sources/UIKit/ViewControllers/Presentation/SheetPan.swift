/// The drag that moves a sheet between its detents, or down and away. // D36
final class SheetPan: UIPanGestureRecognizer {
    private unowned let sheet: UISheetPresentationController
    /// The dismissal that this drag moves.
    private var dismissal: UIPercentDrivenInteractiveTransition?
    /// The app keeps the sheet where it is.
    private var isRefused = false
    /// Points a second at which a drag decides by its direction.
    private static let fling: CGFloat = 500

    init(sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Content that can still scroll goes first: a sheet follows down from its top, and up until it is as high as it gets.
    override func accepts(_ movement: CGPoint) -> Bool {
        guard abs(movement.y) > abs(movement.x), let view = tracked.first?.view else { return false }
        let isDown = movement.y > 0
        if !isDown, !canGrow { return false }
        guard let scroll = scrollView(of: view) else { return true }
        return isDown ? scroll.contentOffset.y <= -scroll.adjustedContentInset.top : sheet.prefersScrollingExpandsWhenScrolledToEdge
    }

    private var canGrow: Bool { (sheet.restingHeights.last?.height ?? 0) > (sheet.presentedView?.bounds.height ?? 0) + 1 }

    private func scrollView(of view: UIView) -> UIScrollView? {
        var current: UIView? = view
        while let view = current, view !== self.view {
            if let scroll = view as? UIScrollView, scroll.canMove(.vertical) { return scroll }
            current = view.superview
        }
        return nil
    }

    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other is ScrollPanGestureRecognizer }

    override func stateWasSet() {
        guard let view = sheet.presentedView else { return }
        let way = translation(in: view.superview).y
        switch state {
        case .began: begin(way)
        case .changed: move(view, way)
        case .ended: settle(view, way, velocity(in: view.superview).y)
        case .cancelled: settle(view, 0, 0)
        default: break
        }
    }

    /// A drag down from the lowest rest is a dismissal from its first point on; the delegate is asked once (D36).
    private func begin(_ way: CGFloat) {
        isRefused = false
        if let view = sheet.presentedView { move(view, way) }
    }

    private func startDismissal(_ view: UIView, _ way: CGFloat) {
        guard way > 0, isLowest(view), !sheet.presentedViewController.isBeingDismissed, sheet.presentedViewController.presenting.transition == nil else { return }
        guard sheet.userMayDismiss() else { return isRefused = true }
        let drag = UIPercentDrivenInteractiveTransition()
        dismissal = drag
        sheet.dismissForUser(interaction: drag)
    }

    private func isLowest(_ view: UIView) -> Bool { sheet.restingHeights.count < 2 || view.bounds.height <= (sheet.restingHeights.first?.height ?? 0) + 1 }

    private func distance(_ view: UIView) -> CGFloat { max((sheet.containerView?.bounds.height ?? 0) - view.layer.untransformedTop, 1) }

    private func move(_ view: UIView, _ way: CGFloat) {
        if dismissal == nil, !isRefused { startDismissal(view, way) }
        if let dismissal { return dismissal.update(way / distance(view)) }
        let resists = way < 0 && !canGrow || way > 0 && isRefused
        view.transform = CGAffineTransform(translationX: 0, y: resists ? RubberBand.pull(way, length: view.bounds.height) * 0.4 : way)
    }

    /// Away, back, or to the nearest detent.
    private func settle(_ view: UIView, _ way: CGFloat, _ speed: CGFloat) {
        let height = view.bounds.height - way - speed * 0.2
        let rests = sheet.restingHeights, lowest = rests.first?.height ?? view.bounds.height
        let goes = way > 0 && (height < lowest / 2 || speed > Self.fling && isLowest(view))
        if let dismissal {
            self.dismissal = nil
            return goes ? dismissal.finish() : dismissal.cancel()
        }
        if goes, !isRefused, sheet.userMayDismiss() { return sheet.dismissForUser() }
        let nearest = rests.min { abs($0.height - height) < abs($1.height - height) }
        UIView.animate(withDuration: 0.3) {
            view.transform = .identity
            if let nearest, self.sheet.detents.count > 1 { self.sheet.selectByUser(nearest.detent) }
            self.sheet.containerView?.layoutIfNeeded()
        }
        if goes { sheet.toldAttempt() }
    }
}

extension CALayer {
    /// The top edge in the superlayer without any transform.
    fileprivate var untransformedTop: CGFloat { position.y - bounds.height * anchorPoint.y }
}

extension UISheetPresentationController {
    /// The user dragged it to another height.
    func selectByUser(_ detent: Detent) {
        guard selectedDetentIdentifier != detent.identifier else { return }
        let isFirst = selectedDetentIdentifier == nil && detents.first === detent
        guard !isFirst else { return }
        selectedDetentIdentifier = detent.identifier
        if let delegate, _implements(delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)") { delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }
}
