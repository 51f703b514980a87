import CoreGraphics
import Foundation

/// All layers with animations, and what the frame loop asks of them.
///
/// A frame is: `advance(to:)`, layout, render. The loop sleeps until `nextEvent(after:)`, or one frame where `isMoving(at:)`.
package enum AnimationTimeline {
    nonisolated(unsafe) private static var layers: [ObjectIdentifier: CALayer] = [:]
    nonisolated(unsafe) private static var order: [ObjectIdentifier] = []

    static func add(_ layer: CALayer) {
        let id = ObjectIdentifier(layer)
        if layers.updateValue(layer, forKey: id) == nil { order.append(id) }
    }

    static func remove(_ layer: CALayer) {
        let id = ObjectIdentifier(layer)
        if layers.removeValue(forKey: id) != nil { order.removeAll { $0 == id } }
    }

    static func started(_ animation: CAAnimation) { animation.delegate?.animationDidStart(animation) }

    static func ended(_ entry: CALayer.RunningAnimation, completed: Bool) {
        entry.animation.delegate?.animationDidStop(entry.animation, finished: completed)
        entry.completion?.leave()
    }

    package static var isEmpty: Bool { layers.isEmpty }

    /// Whether the picture changes by itself at `time`.
    package static func isMoving(at time: CFTimeInterval) -> Bool { layers.values.contains { $0.isMoving(at: time) } }

    /// The answer of before: until it comes, or layers change, there is no other.
    nonisolated(unsafe) private static var known: (changes: Int, event: CFTimeInterval?)?

    /// When an animation starts or ends next; nil where none does. Asked several times a turn.
    package static func nextEvent(after time: CFTimeInterval) -> CFTimeInterval? {
        if let known, known.changes == CATransaction.changeCount, known.event.map({ $0 > time }) ?? true { return known.event }
        let event = layers.values.lazy.compactMap { $0.nextAnimationEvent(after: time) }.min()
        known = (CATransaction.changeCount, event)
        return event
    }

    /// Starts and ends animations, in the order their layers came; tells delegates and completion blocks.
    package static func advance(to time: CFTimeInterval) {
        for id in order { layers[id]?.advanceAnimations(to: time) }
    }
}
