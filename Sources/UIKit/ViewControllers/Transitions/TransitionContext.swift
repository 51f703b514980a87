import Foundation

/// What an animator gets to work with, and the one place where a transition ends.
@MainActor final class TransitionContext: ObjCObject, @preconcurrency UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false

    private let from: UIViewController?
    private let to: UIViewController?
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    /// False where the presenter's view takes no part: it has no place in the container then.
    var usesPresenterView = true
    var isPresentation = false
    /// What moves along, inside the animator's animation.
    var alongside: (() -> Void)?
    var onComplete: ((Bool) -> Void)?
    var afterwards: [() -> Void] = []
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var isComplete = false
    private(set) lazy var coordinator = TransitionCoordinator(context: self)
    /// Beside the container, what moves with the transition: a bar, the presenter behind a sheet.
    var layersBeside: [CALayer] = []
    var movingLayers: [CALayer] { [containerView.layer] + layersBeside }
    private var completions: [() -> Void] = []

    init(from: UIViewController?, to: UIViewController?, in container: UIView, style: UIModalPresentationStyle, isAnimated: Bool) {
        self.from = from
        self.to = to
        containerView = container
        presentationStyle = style
        self.isAnimated = isAnimated
        super.init()
        if let from { initialFrames[ObjectIdentifier(from)] = from.viewIfLoaded?.frame }
    }

    var targetTransform: CGAffineTransform { .identity }
    /// Seconds, of a transition that no animator runs.
    var fixedDuration: TimeInterval?
    var duration: TimeInterval { fixedDuration ?? (isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: isPresentation && !usesPresenterView ? nil : presentedView(of: from)
        case .to: !isPresentation && !usesPresenterView ? nil : presentedView(of: to)
        default: nil
        }
    }

    /// A presented controller may show another view than its own (`UIPresentationController.presentedView`).
    private func presentedView(of controller: UIViewController?) -> UIView? {
        guard let controller else { return nil }
        if controller.presenting.isPresented, let view = controller.presenting.active?.presentedView, controller.presenting.transition === self { return view }
        return controller.view
    }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? containerView.bounds }

    // MARK: Running

    func run(_ animator: any UIViewControllerAnimatedTransitioning, interaction: (any UIViewControllerInteractiveTransitioning)?) {
        self.animator = animator
        if let interaction {
            self.interaction = interaction
            isInteractive = interaction.wantsInteractiveStart
            interaction.startInteractiveTransition(self)
            // An interaction of the app's own may move everything itself.
            return hasAnimated ? () : coordinator.begin(alongside: alongside)
        }
        animate()
    }

    /// The animator's animations and what goes along with them.
    func animate() {
        guard let animator, !hasAnimated else { return }
        hasAnimated = true
        animator.animateTransition(using: self)
        coordinator.begin(alongside: alongside)
    }

    private var hasAnimated = false

    func whenComplete(_ body: @escaping () -> Void) { completions.append(body) }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.percentComplete = percentComplete }
    func finishInteractiveTransition() { isInteractive = false; coordinator.interactionEnded() }
    func pauseInteractiveTransition() { isInteractive = true }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        isInteractive = false
        coordinator.interactionEnded()
    }

    /// Ends the transition, once. An animator that never calls it leaves the transition open, as on iOS.
    func completeTransition(_ didComplete: Bool) {
        guard !isComplete else { return }
        isComplete = true
        let animator = animator
        for completion in completions { completion() }
        completions = []
        onComplete?(didComplete && !transitionWasCancelled)
        onComplete = nil
        coordinator.finish()
        animator?.animationEnded(didComplete)
    }

    func runAfterwards() {
        let waiting = afterwards
        afterwards = []
        for body in waiting { body() }
    }
}
