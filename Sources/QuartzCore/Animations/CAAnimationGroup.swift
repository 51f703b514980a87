import CoreGraphics
import Foundation
import ObjCRuntime

/// Animations that run together on the group's clock.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    open var animations: [CAAnimation]?

    public override init() { super.init() }

    override func duplicate() -> CAAnimation {
        let copy = fill(CAAnimationGroup())
        copy.animations = animations?.map { $0.duplicate() }
        return copy
    }

    override func apply(to layer: CALayer, progress: Double, cycle: Int) {
        for animation in animations ?? [] {
            let phase = animation.phase(at: progress * singleDuration)
            if let shown = animation.shows(in: phase) { animation.apply(to: layer, progress: shown.progress, cycle: shown.cycle) }
        }
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CAAnimationGroup() }
    }
}
