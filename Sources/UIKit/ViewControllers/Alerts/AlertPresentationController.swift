import Foundation

/// Puts an alert in the middle of the screen, an action sheet at its bottom, over a dimmed background.
final class AlertPresentationController: UIPresentationController {
    private var dimming: DimmingView?
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var shouldRemovePresentersView: Bool { false }

    /// 270 wide in the middle; 8 from the sides and the bottom.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let view = presentedView else { return .zero }
        let bounds = container.bounds
        if isSheet {
            let width = min(bounds.width, bounds.height) - 16
            let height = min(view.sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height - container.safeAreaInsets.top - 16)
            let bottom = max(container.safeAreaInsets.bottom, 8)
            return CGRect(x: ((bounds.width - width) / 2).rounded(), y: bounds.height - bottom - height, width: width, height: height)
        }
        let size = view.sizeThatFits(CGSize(width: 270, height: 0))
        let height = min(size.height, bounds.height - 48)
        return CGRect(x: ((bounds.width - 270) / 2).rounded(), y: ((bounds.height - container.keyboardOverlap - height) / 2).rounded(), width: 270, height: height)
    }

    override func installDecoration() {
        guard let container else { return }
        let color = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.48) : UIColor(white: 0, alpha: 0.2) }
        let dimming = DimmingView.make(filling: container, color: color)
        dimming.onTap = { [weak self] in
            guard let self, isSheet, let alert, let cancel = alert.cancelAction else { return }
            alert.choose(cancel)
        }
        container.addSubview(dimming)
        self.dimming = dimming
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
    }

    override func removeDecoration() {
        dimming?.removeFromSuperview()
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
    }

    override func applyPresented() { dimming?.alpha = 1 }
    override func applyDismissed() { dimming?.alpha = 0 }

    override func defaultAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        isSheet ? PresentationAnimator(style: .coverVertical, isPresenting: presenting) : AlertAnimator(isPresenting: presenting)
    }
}

/// An alert grows in and fades out.
@MainActor final class AlertAnimator: ObjCObject, @preconcurrency UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.404 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        if isPresenting {
            if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
            context.containerView.addSubview(view)
            context.containerView.layoutIfNeeded()
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: {
            view.alpha = self.isPresenting ? 1 : 0
            view.transform = .identity
        }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
