import CoreGraphics
import Foundation
import ObjCRuntime

/// A layer without looks of its own, that keeps its sublayers' depth. Here they are drawn flat, one after the other.
open class CATransformLayer: CALayer, @unchecked Sendable {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CATransformLayer() }
    }

    override func makePresentation() -> CALayer { CATransformLayer(layer: self) }
}
