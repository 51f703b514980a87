import Foundation

/// The time of the layers that a transition moves, held still and moved by a finger, then let run on or back.
@MainActor final class HeldClock {
    private let layers: [CALayer]
    /// The layers' own time as the transition began.
    private var start: [TimeInterval] = []
    private var moved: TimeInterval = 0
    private var isHeld = false
    /// The animations of the transition; what moves by itself beside them isn't ended by a cancellation.
    private var animations: [CAAnimation] = []

    init(_ layers: [CALayer]) {
        self.layers = layers
        start = layers.map { $0.localTime(CACurrentMediaTime()) }
    }

    /// Notes the animations that `body` adds, and starts them now: on a clock that stands they would start where it stands first.
    func noteAnimations(_ body: () -> Void) {
        let before = Set(layers.flatMap { $0.animationsBelow() }.map(ObjectIdentifier.init))
        body()
        animations = layers.flatMap { $0.animationsBelow() }.filter { !before.contains(ObjectIdentifier($0)) }
        for layer in layers { layer.startAnimationsBelow(at: CACurrentMediaTime()) }
    }

    func hold() {
        guard !isHeld else { return }
        isHeld = true
        for (layer, time) in zip(layers, start) {
            layer.speed = 0
            layer.timeOffset = time + moved
        }
    }

    /// Seconds from the start.
    func move(to seconds: TimeInterval) {
        moved = seconds
        guard isHeld else { return }
        for (layer, time) in zip(layers, start) { layer.timeOffset = time + seconds }
    }

    func run(speed: Float) { letGo(speed) }

    /// Back to the start, where the animations end without having come to their end.
    func runBack(seconds: TimeInterval, speed: Float) {
        letGo(-speed)
        guard seconds > 0 else { return endAnimations() }
        MainTimer.after(seconds) { [self] in endAnimations() }
    }

    private func endAnimations() {
        let mine = Set(animations.map(ObjectIdentifier.init))
        for layer in layers { layer.endAnimationsBelow { mine.contains(ObjectIdentifier($0)) } }
        reset()
    }

    private func letGo(_ speed: Float) {
        isHeld = false
        for (layer, time) in zip(layers, start) {
            layer.timeOffset = 0
            layer.speed = 1
            layer.beginTime = 0
            let now = layer.localTime(CACurrentMediaTime())
            layer.speed = speed
            layer.beginTime = now - (time + moved) / Double(speed)
        }
    }

    /// The layers' time is again that of what surrounds them.
    func reset() {
        isHeld = false
        for layer in layers {
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
        }
    }
}
