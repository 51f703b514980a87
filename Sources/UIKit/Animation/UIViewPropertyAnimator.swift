/// Animations that can be paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor open class UIViewPropertyAnimator: ObjCObject, @preconcurrency UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    open var scrubsLinearly = true
    open var pausesOnCompletion = false
    open private(set) var state: UIViewAnimatingState = .inactive
    open private(set) var isRunning = false

    private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var player: AnimationPlayer?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.springTimingParameters?.ownDuration ?? duration
        timingParameters = parameters
        super.init()
    }

    /// 0.2 seconds, eased at both ends.
    public convenience override init() { self.init(duration: 0.2, curve: .easeInOut) }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    @discardableResult
    public class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let made = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { made.addCompletion(completion) }
        made.startAnimation(afterDelay: delay)
        return made
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.blocks = blocks
        return copy
    }

    // MARK: What is animated

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .active { player?.add(animation, delayFactor: delayFactor) } else { blocks.append((animation, delayFactor)) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Running

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else { return }
        self.delay = delay
        activate()
        isRunning = true
        player?.play()
    }

    open func pauseAnimation() {
        activate()
        isRunning = false
        player?.pause()
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let made = AnimationPlayer(duration: duration, delay: delay, timing: timingParameters) { [weak self] in self?.reachedEnd() }
        player = made
        for block in blocks { made.add(block.body, delayFactor: block.delayFactor) }
        blocks = []
    }

    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard state == .active else { return }
        if durationFactor > 0 { player?.rate = 1 / Double(durationFactor) }
        isRunning = true
        player?.play()
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        player?.freeze()
        isRunning = false
        state = .stopped
        if withoutFinishing { reset() }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped || state == .active else {
            raise("NSInternalInconsistencyException", "finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        player?.jump(to: finalPosition)
        tellCompletions(finalPosition)
    }

    private func reachedEnd() {
        isRunning = false
        guard !pausesOnCompletion else { return }
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        player?.jump(to: position)
        tellCompletions(position)
    }

    private func tellCompletions(_ position: UIViewAnimatingPosition) {
        let all = completions
        completions = []
        reset()
        for completion in all { completion(position) }
    }

    private func reset() {
        player = nil
        state = .inactive
        isRunning = false
    }

    /// 0 at the start, 1 at the end.
    open var fractionComplete: CGFloat {
        get { player.map { CGFloat($0.fraction) } ?? 0 }
        set {
            activate()
            if isRunning { pauseAnimation() }
            player?.fraction = Double(newValue)
        }
    }

    open var isReversed: Bool {
        get { player?.isReversed ?? false }
        set {
            activate()
            player?.isReversed = newValue
        }
    }
}
