import Foundation

/// Lets a gesture say how far a transition has come.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: _MainActorObject, @preconcurrency UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var clock: HeldClock?

    /// Seconds the whole transition takes.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    public init() { super.init() }

    /// The animator's animations are made at once and held still; `update(_:)` moves their time.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        let clock = HeldClock(context.movingLayers)
        self.clock = clock
        context.whenComplete { clock.reset() }
        if wantsInteractiveStart { clock.hold() }
        clock.noteAnimations { context.animate() }
    }

    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        clock?.move(to: TimeInterval(self.percentComplete * duration))
        context?.updateInteractiveTransition(self.percentComplete)
    }

    open func pause() {
        clock?.hold()
        context?.pauseInteractiveTransition()
    }

    open func finish() {
        context?.finishInteractiveTransition()
        clock?.run(speed: Float(max(completionSpeed, 0.01)))
    }

    /// The animations run back to where they began.
    open func cancel() {
        context?.cancelInteractiveTransition()
        clock?.runBack(seconds: TimeInterval(percentComplete * duration / max(completionSpeed, 0.01)), speed: Float(max(completionSpeed, 0.01)))
        percentComplete = 0
    }
}
