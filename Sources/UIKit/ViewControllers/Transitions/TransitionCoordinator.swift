import Foundation

/// Runs what an app wants animated along with a transition.
@MainActor final class TransitionCoordinator: ObjCObject, @preconcurrency UIViewControllerTransitionCoordinator {
    private unowned let context: TransitionContext
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var hasBegun = false
    var percentComplete: CGFloat = 0

    init(context: TransitionContext) {
        self.context = context
        super.init()
    }

    // MARK: UIViewControllerTransitionCoordinatorContext

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { context.isInteractive }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { context.duration }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { context.viewController(forKey: key) }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

    // MARK: UIViewControllerTransitionCoordinator

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun { inAnimation { animation(self) } } else { animations.append(animation) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) { interactionHandlers.append(handler) }
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) { interactionHandlers.append(handler) }

    // MARK: Called by the transition

    func begin(alongside: (() -> Void)?) {
        hasBegun = true
        inAnimation {
            alongside?()
            self.runAlongside()
        }
    }

    func runAlongside() {
        hasBegun = true
        let due = animations
        animations = []
        for animation in due { animation(self) }
    }

    func interactionEnded() { for handler in interactionHandlers { handler(self) } }

    func finish() {
        let due = completions
        completions = []
        for completion in due { completion(self) }
    }

    private func inAnimation(_ body: @escaping () -> Void) {
        guard context.isAnimated, context.duration > 0 else { return body() }
        UIView.animate(withDuration: context.duration, delay: 0, options: context.isInteractive ? .curveLinear : .curveEaseInOut, animations: body, completion: nil)
    }
}
