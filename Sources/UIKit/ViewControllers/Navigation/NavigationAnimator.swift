import Foundation

/// Push and pop: the new view comes from the right over the old one, which moves a third of the width.
@MainActor final class NavigationAnimator: ObjCObject, @preconcurrency UIViewControllerAnimatedTransitioning {
    private static let shade: CGFloat = 0.1
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return context.completeTransition(true) }
        let isPush = operation == .push
        let container = context.containerView
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        let upper = isPush ? to : from, lower = isPush ? from : to
        let width = container.bounds.width
        let direction: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let away = CGAffineTransform(translationX: direction * width, y: 0)
        let aside = CGAffineTransform(translationX: -direction * width / 3, y: 0)
        upper.transform = isPush ? away : .identity
        lower.transform = isPush ? .identity : aside
        container.layoutIfNeeded()
        // What lies below darkens a little.
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        shade.alpha = isPush ? 0 : Self.shade
        container.insertSubview(shade, belowSubview: upper)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: context.isInteractive ? .curveLinear : .curveEaseInOut, animations: {
            upper.transform = isPush ? .identity : away
            lower.transform = isPush ? aside : .identity
            shade.alpha = isPush ? Self.shade : 0
        }, completion: { _ in
            shade.removeFromSuperview()
            upper.transform = .identity
            lower.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
