import CoreGraphics
import Foundation
import ObjCRuntime

/// Moves its bounds to show other parts of its sublayers.
open class CAScrollLayer: CALayer, @unchecked Sendable {
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Moves as little as shows `r`.
    open func scroll(to r: CGRect) {
        let visible = bounds
        let move = { (low: CGFloat, high: CGFloat, from: CGFloat, to: CGFloat) in low < from ? low : high > to ? max(from + high - to, from) : from }
        scroll(to: CGPoint(x: move(r.minX, r.maxX, visible.minX, visible.maxX), y: move(r.minY, r.maxY, visible.minY, visible.maxY)))
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CAScrollLayer() }
    }

    override func makePresentation() -> CALayer { CAScrollLayer(layer: self) }
}
