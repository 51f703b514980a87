import CoreGraphics
import Foundation
import ObjCRuntime

public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's contents, instead of drawing.
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    /// The action for a changed property or an event; nil to go on searching, NSNull for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

public protocol CALayoutManager: NSObjectProtocol {
    func invalidateLayout(of layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func preferredSize(of layer: CALayer) -> CGSize
}

extension CALayoutManager {
    public func invalidateLayout(of layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }
}
