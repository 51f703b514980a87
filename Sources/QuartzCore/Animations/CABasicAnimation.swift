import CoreGraphics
import Foundation
import ObjCRuntime

/// An animation from one value to another. What isn't given is taken from the layer.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    public override init() { super.init() }

    override func duplicate() -> CAAnimation { fill(CABasicAnimation()) }

    override func fill<Animation: CAAnimation>(_ copy: Animation) -> Animation {
        if let copy = copy as? CABasicAnimation {
            copy.fromValue = fromValue
            copy.toValue = toValue
            copy.byValue = byValue
        }
        return super.fill(copy)
    }

    /// Ends of the interpolation, by the table of CABasicAnimation's documentation.
    func ends(model: AnimatedValue?) -> (AnimatedValue, AnimatedValue)? {
        let from = fromValue.flatMap(AnimatedValue.init), to = toValue.flatMap(AnimatedValue.init), by = byValue.flatMap(AnimatedValue.init)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return model.map { (from, $0) }
        case (nil, let to?, nil): return model.map { ($0, to) }
        case (nil, nil, let by?): return model.map { ($0, $0.adding(by)) }
        default: return model.map { ($0, $0) }
        }
    }

    override func value(at progress: Double, model: AnimatedValue?) -> AnimatedValue? {
        ends(model: model).map { $0.0.interpolated(to: $0.1, progress) }
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CABasicAnimation() }
    }
}
