import Foundation

/// The standard moves of a presentation: up from below, cross-dissolve, flip.
@MainActor final class PresentationAnimator: ObjCObject, @preconcurrency UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        switch style {
        case .crossDissolve: 0.3
        case .flipHorizontal: 0.75
        default: 0.404
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = context.view(forKey: key) else { return context.completeTransition(true) }
        if isPresenting {
            context.containerView.addSubview(view)
            if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
            context.containerView.layoutIfNeeded()
        }
        style == .coverVertical || style == .partialCurl ? cover(view, context) : dissolve(view, context)
    }

    private func cover(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let shift = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height - view.frame.minY)
        if isPresenting { view.transform = shift }
        let move = { view.transform = self.isPresenting ? .identity : shift }
        let end: (Bool) -> Void = { _ in
            if !self.isPresenting { view.transform = .identity }
            context.completeTransition(!context.transitionWasCancelled)
        }
        let duration = transitionDuration(using: context)
        // Under a finger the way is as long as the finger's.
        guard !context.isInteractive else { return UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: move, completion: end) }
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: move, completion: end)
    }

    private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let alpha = view.alpha
        if isPresenting { view.alpha = 0 }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseInOut], animations: {
            view.alpha = self.isPresenting ? alpha : 0
        }, completion: { _ in
            view.alpha = alpha
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
