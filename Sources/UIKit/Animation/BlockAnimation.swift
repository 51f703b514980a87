import QuartzCore

/// One `animate` call: gives the layers' changes in its block their animations, and knows when all have ended.
@MainActor final class BlockAnimation: ObjCObject, @preconcurrency CAAnimationDelegate {
    struct Spring {
        var dampingRatio: CGFloat
        /// In parts of the whole way a second.
        var velocity: CGFloat
    }

    /// A part of a keyframe animation, in parts of the whole.
    struct Keyframe {
        var start: Double
        var length: Double
    }

    /// A change that an animation was made for.
    struct Change {
        let layer: CALayer
        let property: String
        let key: String
        let from: Any?
        let to: Any?
    }

    static var isEnabled = true
    private static var stack: [BlockAnimation?] = []
    static var current: BlockAnimation? { stack.isEmpty ? legacySource.last?() : stack.last ?? nil }

    let duration: TimeInterval
    let delay: TimeInterval
    private let options: UIView.AnimationOptions
    private let timing: CAMediaTimingFunction
    private let spring: Spring?
    private let isKeyframed: Bool
    private var keyframe: Keyframe?
    private var repeatCount: Float = 0
    private var autoreverses = false
    private var pending = 0
    private var allFinished = true
    private var isOpen = false
    private var completion: ((Bool) -> Void)?
    private(set) var changes: [Change] = []
    private var counter = 0

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: Spring? = nil, isKeyframed: Bool = false, timing: CAMediaTimingFunction? = nil) {
        let outer = options.contains(.overrideInheritedDuration) ? nil : BlockAnimation.current
        self.duration = outer?.duration ?? duration
        self.delay = delay
        self.options = options
        self.spring = spring
        self.isKeyframed = isKeyframed
        let inherited = options.contains(.overrideInheritedCurve) ? nil : BlockAnimation.current?.timing
        self.timing = timing ?? inherited ?? options.timingFunction
        if options.contains(.repeat) { repeatCount = .infinity }
        autoreverses = options.contains(.autoreverse)
        super.init()
    }

    // MARK: Running

    func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        guard BlockAnimation.isEnabled, duration > 0 || delay > 0 else {
            BlockAnimation.disabled(animations)
            completion?(true)
            return
        }
        self.completion = completion
        capture(animations)
        if pending == 0 { finishSoon() }
    }

    /// Runs the block with this animation in force.
    func capture(_ animations: () -> Void) {
        isOpen = true
        BlockAnimation.stack.append(self)
        animations()
        BlockAnimation.stack.removeLast()
        isOpen = false
    }

    private func finishSoon() {
        guard completion != nil else { return }
        _ = MainTimer.after(isKeyframed ? delay + duration : 0) { [self] in end() }
    }

    static func disabled(_ changes: () -> Void) {
        stack.append(nil)
        changes()
        stack.removeLast()
    }

    private static var legacySource: [() -> BlockAnimation?] = []

    static func openLegacy(_ source: @escaping () -> BlockAnimation?) {
        legacySource.append(source)
    }

    static func closeLegacy(_ animation: BlockAnimation?, completion: @escaping (Bool) -> Void) {
        legacySource.removeLast()
        guard let animation else { return completion(true) }
        animation.completion = completion
        if animation.pending == 0 { animation.finishSoon() }
    }

    static func runKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
        guard let current else { return animations() }
        let outer = current.keyframe
        current.keyframe = Keyframe(start: start, length: duration)
        animations()
        current.keyframe = outer
    }

    static func modify(repeatCount: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
        guard let current else { return animations() }
        let outer = (current.repeatCount, current.autoreverses)
        (current.repeatCount, current.autoreverses) = (Float(repeatCount), autoreverses)
        animations()
        (current.repeatCount, current.autoreverses) = outer
    }

    // MARK: Animations of changes

    /// What a view's layer asks for before it changes a property.
    func action(for layer: CALayer, property: String) -> any CAAction {
        let isMoving = layer.animation(forKey: property) != nil
        let from = isMoving ? layer.presentation()?.layerValue(forKeyPath: property) : layer.layerValue(forKeyPath: property)
        let animation = makeAnimation(property)
        animation.fromValue = from
        animation.delegate = self
        var key = property
        if isKeyframed {
            counter += 1
            key = "\(property)#\(counter)"
        }
        pending += 1
        return PropertyAction(animation: animation, key: key) { [self] in
            changes.append(Change(layer: layer, property: property, key: key, from: from, to: layer.layerValue(forKeyPath: property)))
        }
    }

    private func makeAnimation(_ property: String) -> CABasicAnimation {
        let animation = spring.map(makeSpring) ?? CABasicAnimation(keyPath: property)
        animation.keyPath = property
        animation.duration = duration * (keyframe?.length ?? 1)
        if spring == nil { animation.timingFunction = isKeyframed && keyframe != nil ? CAMediaTimingFunction(name: .linear) : timing }
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        let start = delay + duration * (keyframe?.start ?? 0)
        if start > 0 || isKeyframed {
            animation.beginTime = CACurrentMediaTime() + start
            animation.fillMode = .backwards
        }
        if isKeyframed {
            let isFirst = !changes.contains { $0.property == property }
            animation.fillMode = isFirst ? .both : .forwards
            animation.isRemovedOnCompletion = false
        }
        return animation
    }

    /// A spring that comes to rest, within a thousandth, in the duration.
    private func makeSpring(_ spring: Spring) -> CABasicAnimation {
        let animation = CASpringAnimation()
        let ratio = max(Double(spring.dampingRatio), 0.01)
        let frequency = 6.9 / (min(ratio, 1) * max(duration, 0.01)) * (ratio >= 1 ? 1.3 : 1)
        animation.mass = 1
        animation.stiffness = CGFloat(frequency * frequency)
        animation.damping = CGFloat(2 * ratio * frequency)
        animation.initialVelocity = spring.velocity
        return animation
    }

    // MARK: The end

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        allFinished = allFinished && flag
        if pending <= 0, !isOpen { end() }
    }

    private func end() {
        if isKeyframed { for change in changes { change.layer.removeAnimation(forKey: change.key) } }
        changes = []
        let completion = completion
        self.completion = nil
        completion?(allFinished)
    }

    // MARK: Transitions

    func transition(in view: UIView, changes: () -> Void, completion: ((Bool) -> Void)?) {
        guard BlockAnimation.isEnabled, duration > 0, let type = options.transitionType else {
            BlockAnimation.disabled(changes)
            completion?(true)
            return
        }
        self.completion = completion
        let transition = CATransition()
        transition.type = type
        transition.duration = duration
        transition.timingFunction = timing
        transition.delegate = self
        pending += 1
        view.layer.add(transition, forKey: kCATransition)
        if options.contains(.allowAnimatedContent) { capture(changes) } else { BlockAnimation.disabled(changes) }
    }
}

/// Adds an animation once the property has its new value.
final class PropertyAction: NSObject, CAAction {
    private let animation: CAAnimation
    private let key: String
    private let added: () -> Void

    init(animation: CAAnimation, key: String, added: @escaping () -> Void) {
        (self.animation, self.key, self.added) = (animation, key, added)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(animation, forKey: key)
        added()
    }
}

extension UIView.AnimationOptions {
    var timingFunction: CAMediaTimingFunction {
        switch rawValue & 0x70000 {
        case UIView.AnimationOptions.curveEaseIn.rawValue: return CAMediaTimingFunction(name: .easeIn)
        case UIView.AnimationOptions.curveEaseOut.rawValue: return CAMediaTimingFunction(name: .easeOut)
        case UIView.AnimationOptions.curveLinear.rawValue: return CAMediaTimingFunction(name: .linear)
        default: return CAMediaTimingFunction(name: .easeInEaseOut)
        }
    }

    /// Flips and curls are shown as fades.
    var transitionType: CATransitionType? { rawValue & 0xf00000 == 0 ? nil : .fade }
}

extension UIView {
    private static let animatable: Set<String> = [
        "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowOpacity", "shadowRadius",
        "shadowOffset", "shadowColor", "shadowPath", "contentsRect", "anchorPoint", "zPosition",
    ]

    func animationAction(forKey key: String) -> (any CAAction)? {
        guard let animation = BlockAnimation.current, UIView.animatable.contains(key) else { return NSNull() }
        return animation.action(for: layer, property: key)
    }
}
