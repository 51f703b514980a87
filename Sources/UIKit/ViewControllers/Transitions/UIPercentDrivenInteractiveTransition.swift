import Foundation

/// Lets a gesture say how far a transition has come.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: _MainActorObject, @preconcurrency UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var container: UIView?

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
        container = context.containerView
        if wantsInteractiveStart { hold(at: 0) }
        context.animator?.animateTransition(using: context)
    }

    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        hold(at: self.percentComplete)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    open func pause() { context?.pauseInteractiveTransition() }

    open func finish() {
        context?.finishInteractiveTransition()
        release()
    }

    /// Runs back: the animations are taken away, and what they started from is put back by the animator's completion.
    open func cancel() {
        context?.cancelInteractiveTransition()
        release()
        percentComplete = 0
    }

    private func hold(at percent: CGFloat) {
        guard let layer = container?.layer else { return }
        layer.speed = 0
        layer.timeOffset = TimeInterval(percent * duration)
    }

    private func release() {
        guard let layer = container?.layer else { return }
        let paused = layer.timeOffset
        layer.speed = Float(completionSpeed)
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
}
