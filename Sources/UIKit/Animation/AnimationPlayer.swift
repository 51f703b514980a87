/// Plays the animations of a property animator: its own clock runs them forward or back, at a rate, or stands still.
///
/// The layers' animations stand still themselves (speed 0); at each frame they are shown the moment that the clock is at.
@MainActor final class AnimationPlayer {
    var rate = 1.0
    var isReversed = false { didSet { if isReversed != oldValue { anchorNow() } } }
    private let duration: TimeInterval
    private let timing: (any UITimingCurveProvider)?
    private let reachedEnd: () -> Void
    private var delay: TimeInterval
    private var changes: [BlockAnimation.Change] = []
    private var position: TimeInterval = 0
    private var startedAt: TimeInterval?
    private var timer: Timer?

    init(duration: TimeInterval, delay: TimeInterval, timing: (any UITimingCurveProvider)?, reachedEnd: @escaping () -> Void) {
        (self.duration, self.delay, self.timing, self.reachedEnd) = (max(duration, 0.0001), delay, timing, reachedEnd)
    }

    func add(_ block: () -> Void, delayFactor: CGFloat) {
        let spring = timing?.springTimingParameters.map { BlockAnimation.Spring(dampingRatio: $0.dampingRatio, velocity: $0.initialVelocity.dx) }
        let rest = duration * Double(1 - delayFactor)
        let animation = BlockAnimation(duration: rest, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve], spring: spring, timing: timing?.cubicTimingParameters?.function)
        animation.capture(block)
        for change in animation.changes {
            guard let running = change.layer.animation(forKey: change.key) else { continue }
            running.delegate = nil
            running.speed = 0
            running.fillMode = .both
            running.isRemovedOnCompletion = false
            running.beginTime = duration * Double(delayFactor) + 0.000001
            changes.append(change)
        }
        show()
    }

    var fraction: Double {
        get { now / duration }
        set {
            position = min(max(newValue, 0), 1) * duration
            startedAt = startedAt == nil ? nil : CACurrentMediaTime()
            show()
        }
    }

    private var now: TimeInterval {
        guard let startedAt else { return position }
        let passed = max(CACurrentMediaTime() - startedAt, 0) * rate
        return min(max(position + (isReversed ? -passed : passed), 0), duration)
    }

    private func anchorNow() {
        guard startedAt != nil else { return }
        isReversed.toggle()
        let here = now
        isReversed.toggle()
        position = here
        startedAt = CACurrentMediaTime()
    }

    func play() {
        guard startedAt == nil else { return }
        startedAt = CACurrentMediaTime() + delay
        delay = 0
        timer = MainTimer.every(1.0 / 60) { [weak self] in self?.tick() }
    }

    func pause() {
        position = now
        startedAt = nil
        timer?.invalidate()
        timer = nil
        show()
    }

    private func tick() {
        show()
        guard isReversed ? now <= 0 : now >= duration else { return }
        pause()
        reachedEnd()
    }

    private func show() {
        for change in changes {
            guard let running = change.layer.animation(forKey: change.key) else { continue }
            running.timeOffset = now - running.beginTime
            change.layer.animationMoved()
        }
    }

    /// Leaves the layers as they look now.
    func freeze() {
        pause()
        for change in changes {
            guard let shown = change.layer.presentation()?.layerValue(forKeyPath: change.property) else { continue }
            change.layer.removeAnimation(forKey: change.key)
            BlockAnimation.disabled { change.layer.setLayerValue(shown, forKeyPath: change.property) }
        }
    }

    func jump(to position: UIViewAnimatingPosition) {
        timer?.invalidate()
        timer = nil
        for change in changes {
            change.layer.removeAnimation(forKey: change.key)
            if position == .current { continue }
            BlockAnimation.disabled { change.layer.setLayerValue(position == .start ? change.from : change.to, forKeyPath: change.property) }
        }
        changes = []
    }
}
