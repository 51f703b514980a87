import CoreGraphics
import Foundation
import ObjCRuntime

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    public override init() { super.init() }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func duplicate() -> CAAnimation { fill(CAPropertyAnimation()) }

    override func fill<Animation: CAAnimation>(_ copy: Animation) -> Animation {
        if let copy = copy as? CAPropertyAnimation {
            copy.keyPath = keyPath
            copy.isAdditive = isAdditive
            copy.isCumulative = isCumulative
            copy.valueFunction = valueFunction
        }
        return super.fill(copy)
    }

    /// The value at a part of one run; nil to leave the layer as it is.
    func value(at progress: Double, model: AnimatedValue?) -> AnimatedValue? { nil }

    /// How much one whole run adds, for cumulative ones.
    func runLength(model: AnimatedValue?) -> AnimatedValue? {
        guard let last = value(at: 1, model: model), let first = value(at: 0, model: model) else { return nil }
        return isAdditive ? last : last.subtracting(first)
    }

    override func apply(to layer: CALayer, progress: Double, cycle: Int) {
        guard let keyPath else { return }
        let before = layer.layerValue(forKeyPath: keyPath)
        let model = before.flatMap(AnimatedValue.init)
        guard var value = value(at: progress, model: model) else { return }
        if isCumulative, cycle > 0, let length = runLength(model: model) { value = value.adding(length.scaled(by: Double(cycle))) }
        if let valueFunction, let transform = valueFunction.transform(value.numbers) {
            return layer.setLayerValue(transform, forKeyPath: keyPath)
        }
        if isAdditive, let model { value = model.adding(value) }
        layer.setLayerValue(value.boxed(like: before), forKeyPath: keyPath)
    }
}
