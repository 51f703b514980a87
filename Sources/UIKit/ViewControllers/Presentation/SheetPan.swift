/// The drag that moves a sheet between its detents, or down and away. // D36
final class SheetPan: UIPanGestureRecognizer {
    private unowned let sheet: UISheetPresentationController
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
        case .began, .changed:
            let resists = way < 0 && !canGrow || way > 0 && sheet.presentedViewController.isModalInPresentation && sheet.restingHeights.count < 2
            view.transform = CGAffineTransform(translationX: 0, y: resists ? RubberBand.pull(way, length: view.bounds.height) * 0.4 : way)
        case .ended: settle(way, velocity(in: view.superview).y)
        case .cancelled: settle(0, 0)
        default: break
        }
    }

    /// To the nearest detent, or away.
    private func settle(_ way: CGFloat, _ speed: CGFloat) {
        guard let view = sheet.presentedView else { return }
        let height = view.bounds.height - way - speed * 0.2
        let rests = sheet.restingHeights, lowest = rests.first?.height ?? view.bounds.height
        let goes = way > 0 && (height < lowest / 2 || speed > Self.fling && (rests.count < 2 || view.bounds.height <= lowest + 1))
        if goes, !sheet.presentedViewController.isModalInPresentation { return leave(view) }
        let nearest = rests.min { abs($0.height - height) < abs($1.height - height) }
        UIView.animate(withDuration: 0.3) {
            view.transform = .identity
            if let nearest, self.sheet.detents.count > 1 { self.sheet.selectByUser(nearest.detent) }
            self.sheet.containerView?.layoutIfNeeded()
        }
        if goes { sheet.userAsksToDismiss() }
    }

    private func leave(_ view: UIView) {
        let before = sheet.presentedViewController.isBeingDismissed
        sheet.userAsksToDismiss()
        // The delegate may have refused.
        if !before, !sheet.presentedViewController.isBeingDismissed { UIView.animate(withDuration: 0.3) { view.transform = .identity } }
    }
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
