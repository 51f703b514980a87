import CoreGraphics
import Foundation
import ObjCRuntime

extension CALayer {
    struct RunningAnimation {
        var key: String
        var animation: CAAnimation
        var completion: CATransaction.Completion?
        var hasStarted = false
    }

    func run(_ animation: CAAnimation, _ key: String?) {
        let copy = animation.duplicate()
        if copy.duration == 0, (copy as? CASpringAnimation) == nil { copy.duration = CATransaction.animationDuration() }
        if let spring = copy as? CASpringAnimation, spring.duration == 0 { spring.duration = spring.settlingDuration }
        if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
        var key = key ?? ""
        if let transition = copy as? CATransition {
            key = kCATransition
            transition.before = LayerRenderer.picture(of: self)
        }
        if key.isEmpty { key = "\(UInt(bitPattern: ObjectIdentifier(copy)))" } else { stop(key) }
        let completion = CATransaction.joinCompletion()
        running.append(RunningAnimation(key: key, animation: copy, completion: completion))
        AnimationTimeline.add(self)
        pictureChanged()
    }

    func stop(_ key: String) {
        guard let index = running.firstIndex(where: { $0.key == key }) else { return }
        finish(at: index, completed: false)
    }

    func stopAll() {
        while !running.isEmpty { finish(at: running.count - 1, completed: false) }
    }

    func finish(at index: Int, completed: Bool) {
        let ended = running.remove(at: index)
        if running.isEmpty { AnimationTimeline.remove(self) }
        pictureChanged()
        AnimationTimeline.ended(ended, completed: completed)
    }

    /// Gives animations without a start theirs, tells delegates, and ends what is over. `now` is the app's clock.
    func advanceAnimations(to now: CFTimeInterval) {
        let time = localTime(now)
        // Whoever is told may add and remove animations.
        for animation in running.reversed().map(\.animation) {
            func place() -> Int? { running.firstIndex { $0.animation === animation } }
            guard let index = place() else { continue }
            if animation.beginTime == 0 { animation.beginTime = time }
            if !running[index].hasStarted, time >= animation.beginTime || animation.speed == 0 {
                running[index].hasStarted = true
                AnimationTimeline.started(animation)
            }
            guard case .after = animation.phase(at: time, pace: false), let index = place() else { continue }
            if animation.isRemovedOnCompletion {
                finish(at: index, completed: true)
            } else {
                let ended = running[index]
                running[index].completion = nil
                AnimationTimeline.ended(ended, completed: true)
                animation.delegate = nil
            }
        }
    }

    /// A running animation was changed from outside: the picture is another.
    package func animationMoved() { pictureChanged() }

    /// When an animation starts or ends next, on the app's clock.
    func nextAnimationEvent(after now: CFTimeInterval) -> CFTimeInterval? {
        guard !isHeldStill else { return nil }
        return running.compactMap { entry -> CFTimeInterval? in
            let a = entry.animation
            guard a.beginTime != 0 else { return now }
            guard a.speed != 0, a.activeDuration.isFinite else { return nil }
            let end = globalTime(a.beginTime + (a.activeDuration - a.timeOffset) / Double(a.speed))
            let start = globalTime(a.beginTime)
            return start > now ? start : end >= now || a.isRemovedOnCompletion ? max(end, now) : nil
        }.min()
    }

    /// Its time or that around it stands still or runs backwards: no animation comes to its end by itself.
    private var isHeldStill: Bool { rareState.map { $0.timing.speed <= 0 } ?? false || parent?.isHeldStill ?? false }

    // MARK: A subtree's animations

    package func animationsBelow() -> [CAAnimation] { running.map(\.animation) + children.flatMap { $0.animationsBelow() } }

    /// Gives those without a start theirs.
    package func startAnimationsBelow(at now: CFTimeInterval) {
        let time = localTime(now)
        for entry in running where entry.animation.beginTime == 0 { entry.animation.beginTime = time }
        for child in children { child.startAnimationsBelow(at: now) }
    }

    /// Ends some without their having come to their end.
    package func endAnimationsBelow(where isWanted: (CAAnimation) -> Bool) {
        for animation in running.map(\.animation).filter(isWanted) {
            if let index = running.firstIndex(where: { $0.animation === animation }) { finish(at: index, completed: false) }
        }
        for child in children { child.endAnimationsBelow(where: isWanted) }
    }

    /// Whether the picture differs from one moment to the next.
    func isMoving(at now: CFTimeInterval) -> Bool {
        let time = localTime(now)
        return running.contains { entry in
            guard entry.animation.speed != 0 else { return false }
            if entry.animation.beginTime == 0 { return true }
            if case .running = entry.animation.phase(at: time, pace: false) { return true }
            return false
        }
    }

    /// The layer as it shows at `now`: itself where nothing is animated.
    package func shown(at now: CFTimeInterval) -> CALayer {
        guard !running.isEmpty else { return self }
        let copy = redrawsForAnimation ? presentationOfOwnClass : makePresentation()
        copy.modelLayer = self
        copy.children = children
        copy.parent = parent
        apply(to: copy, at: now)
        if redrawsForAnimation { copy.displayNow() }
        return copy
    }

    /// Whether an animated key is one of the app's, whose every value is drawn anew.
    private var redrawsForAnimation: Bool {
        running.contains { entry in
            guard let path = (entry.animation as? CAPropertyAnimation)?.keyPath else { return false }
            return type(of: self).needsDisplay(forKey: path)
        }
    }

    private func apply(to copy: CALayer, at now: CFTimeInterval) {
        let time = localTime(now)
        for entry in running {
            let phase: CAAnimation.Phase = entry.animation.beginTime == 0 ? .running(progress: 0, cycle: 0) : entry.animation.phase(at: time)
            if let shown = entry.animation.shows(in: phase) { entry.animation.apply(to: copy, progress: shown.progress, cycle: shown.cycle) }
        }
    }

    /// A layer of the same class with the values on screen.
    func presented() -> CALayer {
        let library = makePresentation()
        let copy = type(of: library) == type(of: self) ? library : presentationOfOwnClass
        copy.modelLayer = self
        copy.parent = parent
        copy.children = children
        apply(to: copy, at: CACurrentMediaTime())
        return copy
    }

    private var presentationOfOwnClass: CALayer { type(of: self).allocate(self) }

    /// `init(layer:)` of whatever class it is sent to. Swift asks for a `required` initialiser there, which apps would have to spell;
    /// the entry of a convenience initialiser takes the class to make as its `self` and calls the designated one through its table.
    convenience init(presenting layer: CALayer) { self.init(layer: layer) }

    @_silgen_name("$s10QuartzCore7CALayerC10presentingA2C_tcfC")
    private static func allocate(_ layer: CALayer) -> CALayer
}
