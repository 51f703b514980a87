/// Block animations: `animate`, keyframes, transitions.
extension UIView {
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        BlockAnimation(duration: duration, delay: delay, options: options).run(animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        BlockAnimation(duration: duration, delay: delay, options: options, spring: .init(dampingRatio: dampingRatio, velocity: velocity)).run(animations, completion: completion)
    }

    public class func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
        BlockAnimation(duration: duration, delay: delay, options: options, spring: .init(dampingRatio: 1 - bounce, velocity: initialSpringVelocity)).run(animations, completion: completion)
    }

    public class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        BlockAnimation(duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue & 0x3ff), isKeyframed: true).run(animations, completion: completion)
    }

    public class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) {
        BlockAnimation.runKeyframe(start: frameStartTime, duration: frameDuration, animations)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { BlockAnimation.disabled(actionsWithoutAnimation) }

    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        BlockAnimation.modify(repeatCount: count, autoreverses: autoreverses, animations)
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { BlockAnimation.isEnabled = enabled }
    public class var areAnimationsEnabled: Bool { BlockAnimation.isEnabled }
    public class var inheritedAnimationDuration: TimeInterval { BlockAnimation.current?.duration ?? 0 }

    public class func transition(with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        BlockAnimation(duration: duration, delay: 0, options: options).transition(in: view, changes: animations ?? {}, completion: completion)
    }

    public class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil) {
        guard let container = fromView.superview else { return completion?(false) ?? () }
        let swap = {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        BlockAnimation(duration: duration, delay: 0, options: options).transition(in: container, changes: swap, completion: completion)
    }

    public class func perform(_ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        animate(withDuration: 0.25, delay: 0, options: options, animations: {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        }, completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        })
    }
}
