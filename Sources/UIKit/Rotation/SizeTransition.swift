import CoreGraphics

/// A window that gets another size, and its controllers, which hear of it before and may move along (D53–D56).
@MainActor enum SizeTransition {
    static func run(
        in window: UIWindow, _ root: UIViewController, duration: TimeInterval, announce: (any UIViewControllerTransitionCoordinator) -> Void, change: @escaping () -> Void, end: @escaping () -> Void = {}
    ) {
        let context = TransitionContext(from: root, to: root, in: window, style: .none, isAnimated: true)
        context.fixedDuration = duration
        let coordinator = context.coordinator
        announce(coordinator)
        UIView.animate(withDuration: duration, animations: {
            change()
            coordinator.runAlongside()
            window.layoutIfNeeded()
        }, completion: { _ in
            coordinator.finish()
            end()
            // The coordinator doesn't hold its context.
            withExtendedLifetime(context) {}
        })
    }
}
