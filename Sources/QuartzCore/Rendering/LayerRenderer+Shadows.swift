import CCairo
import CoreGraphics
import Foundation

/// A shadow's blurred shape, kept while what throws it stays the same.
final class ShadowShape {
    let mask: AlphaMask
    /// The place in the layer that the mask's origin is counted from.
    let box: CGRect
    private let path: CGPath?
    private let radius: CGFloat
    private let scale: CGFloat

    init(mask: AlphaMask, box: CGRect, path: CGPath?, radius: CGFloat, scale: CGFloat) {
        self.mask = mask
        self.box = box
        self.path = path
        self.radius = radius
        self.scale = scale
    }

    /// Shadows of a known path can be kept; those of drawn content can't.
    func serves(_ path: CGPath?, _ radius: CGFloat, _ scale: CGFloat) -> Bool {
        path != nil && self.path == path && self.radius == radius && self.scale == scale
    }
}

extension LayerRenderer {
    func drawShadow(of layer: CALayer, _ model: CALayer) {
        guard let color = layer.shadowColor, let shadow = shadow(of: layer, model) else { return }
        let c = color.rgba, cairo = context.cairo
        context.saveGState()
        context.translateBy(x: shadow.box.minX + layer.shadowOffset.width, y: shadow.box.minY + layer.shadowOffset.height)
        context.scaleBy(x: 1 / scale, y: 1 / scale)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha * Double(layer.state.shadowOpacity) * context.alpha)
        cairo_mask_surface(cairo, shadow.mask.surface, Double(shadow.mask.origin.x), Double(shadow.mask.origin.y))
        context.restoreGState()
    }

    private func shadow(of layer: CALayer, _ model: CALayer) -> ShadowShape? {
        let radius = layer.shadowRadius
        let isSolid = layer.state.backgroundColor?.alpha == 1
        let path = layer.shadowPath ?? (isSolid ? layer.roundedPath ?? CGPath(rect: layer.state.bounds, transform: nil) : nil)
        if let known = model.shadowShape, known.serves(path, radius, scale) { return known }
        let box = (path?.boundingBoxOfPath ?? layer.boundsOfTree).insetBy(dx: -radius * 3 - 1, dy: -radius * 3 - 1)
        guard !box.isNull, box.width > 0, box.height > 0, box.width * box.height < 4_000_000 else { return nil }
        let blur = Double(radius * scale)
        let drawn = picture(of: layer, model, path, box)
        guard let mask = AlphaMask(drawnOn: drawn.surface, margin: AlphaMask.reach(ofBlur: blur)) else { return nil }
        mask.blur(radius: blur)
        let made = ShadowShape(mask: mask, box: box, path: path, radius: radius, scale: scale)
        model.shadowShape = path == nil ? nil : made
        return made
    }

    /// What throws the shadow, in a bitmap of the size of `box`.
    private func picture(of layer: CALayer, _ model: CALayer, _ path: CGPath?, _ box: CGRect) -> Bitmap {
        let bitmap = Bitmap(width: Int((box.width * scale).rounded(.up)), height: Int((box.height * scale).rounded(.up)))
        let inner = LayerRenderer(context: CGContext(bitmap: bitmap, flippedScale: scale), scale: scale, time: time)
        inner.context.translateBy(x: -box.minX, y: -box.minY)
        if let path {
            inner.context.addPath(path)
            inner.context.fillPath()
        } else {
            let opacity = layer.state.shadowOpacity
            layer.state.shadowOpacity = 0
            inner.drawInside(layer, of: model)
            layer.state.shadowOpacity = opacity
        }
        inner.context.flush()
        return bitmap
    }
}
