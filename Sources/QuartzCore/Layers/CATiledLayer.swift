import CoreGraphics
import Foundation
import ObjCRuntime

/// A layer whose content is drawn tile by tile. Here the visible content is drawn at once, one `draw(in:)` a tile.
open class CATiledLayer: CALayer, @unchecked Sendable {
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    /// Pixels.
    open var tileSize = CGSize(width: 256, height: 256)

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CATiledLayer() }
    }

    override func makePresentation() -> CALayer { CATiledLayer(layer: self) }
}
