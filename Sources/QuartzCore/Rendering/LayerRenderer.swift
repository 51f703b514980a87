import CCairo
import CoreGraphics
import Foundation

/// Draws a layer tree: background, contents, sublayers, border, each layer under its geometry, opacity, clip, mask and shadow.
package final class LayerRenderer {
    package let context: CGContext
    /// The app's clock that animations are shown at.
    package var time: CFTimeInterval
    package let scale: CGFloat
    package init(context: CGContext, scale: CGFloat, time: CFTimeInterval) {
        self.context = context
        self.scale = scale
        self.time = time
    }

    /// Lays out, displays and draws `root` once: `size` in points, `scale` pixels a point.
    package static func render(root: CALayer, size: CGSize, scale: CGFloat, time: CFTimeInterval) -> Bitmap {
        root.layoutIfNeeded()
        let bitmap = Bitmap(size, scale: scale)
        Compositor().draw([.layer(root)], at: time, scale: scale, on: bitmap)
        return bitmap
    }

    /// A picture of one layer without its transform and position; nil for one without size.
    package static func picture(of layer: CALayer, rect: CGRect? = nil, scale: CGFloat? = nil) -> (bitmap: Bitmap, frame: CGRect)? {
        let rect = rect ?? layer.bounds
        guard rect.width > 0, rect.height > 0 else { return nil }
        let scale = scale ?? max(layer.contentsScale, 1), bitmap = Bitmap(rect.size, scale: scale)
        let renderer = LayerRenderer(context: CGContext(bitmap: bitmap, flippedScale: scale), scale: scale, time: CACurrentMediaTime())
        renderer.context.translateBy(x: -rect.minX, y: -rect.minY)
        renderer.drawInside(layer.shown(at: renderer.time), of: layer)
        renderer.context.flush()
        return (bitmap, rect)
    }

    // MARK: Layers

    package func drawChildren(of layer: CALayer, alpha: Double = 1) {
        for child in layer.orderedChildren { draw(child, alpha: alpha) }
    }

    package func draw(_ layer: CALayer, alpha: Double = 1) {
        let shown = layer.shown(at: time)
        layer.dirt.isShown = true
        guard !shown.state.isHidden else { return }
        let opacity = Double(min(max(shown.state.opacity, 0), 1)) * alpha
        guard opacity > 0 else { return }
        if !shown.isDoubleSided, shown.facesAway { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(shown.transformToParent)
        guard !isOutside(shown) else { return }
        drawTree(shown, of: layer, opacity)
    }

    /// In the layer's own coordinates.
    func drawTree(_ layer: CALayer, of model: CALayer, _ opacity: Double) {
        let needsGroup = (opacity < 1 && !layer.isPlain) || layer.rareState?.mask != nil || layer.blendMode != nil
        if needsGroup {
            drawGroup(layer, of: model, opacity)
        } else {
            if opacity < 1 { context.setAlpha(CGFloat(opacity)) }
            drawInside(layer, of: model)
        }
    }

    /// Whether nothing of the layer can be within the clip.
    private func isOutside(_ layer: CALayer) -> Bool {
        guard layer.children.isEmpty || layer.state.masksToBounds, layer.state.shadowOpacity == 0, layer.rareState?.mask == nil,
              !(layer is CAShapeLayer), !(layer is CAEmitterLayer), !layer.bounds.isEmpty else { return false }
        let clip = context.boundingBoxOfClipPath
        return clip.isEmpty || !clip.intersects(layer.state.bounds.insetBy(dx: -1, dy: -1))
    }

    private func drawGroup(_ layer: CALayer, of model: CALayer, _ opacity: Double) {
        let cairo = context.cairo
        // A group is as large as the clip: only what the layer covers is to be.
        context.clip(to: layer.boundsOfTree.insetBy(dx: -2, dy: -2))
        cairo_push_group(cairo)
        context.saveGState()
        drawInside(layer, of: model)
        context.restoreGState()
        let group = cairo_pop_group(cairo)!
        defer { cairo_pattern_destroy(group) }
        cairo_set_operator(cairo, (layer.blendMode ?? .normal).cairoMode)
        guard let mask = layer.rareState?.mask else {
            cairo_set_source(cairo, group)
            cairo_paint_with_alpha(cairo, opacity)
            return
        }
        cairo_push_group(cairo)
        context.saveGState()
        draw(mask, alpha: opacity)
        context.restoreGState()
        let shape = cairo_pop_group(cairo)!
        cairo_set_source(cairo, group)
        cairo_mask(cairo, shape)
        cairo_pattern_destroy(shape)
    }

    func drawInside(_ layer: CALayer, of model: CALayer) {
        if layer.state.shadowOpacity > 0 { drawShadow(of: layer, model) }
        let rounded = layer.roundedPath
        let clips = layer.state.masksToBounds
        if clips { context.saveGState() }
        if clips, let rounded {
            context.beginPath()
            context.addPath(rounded)
            context.clip()
        } else if clips {
            context.clip(to: layer.state.bounds)
        }
        drawBackdrop(of: layer, clips ? nil : rounded)
        drawBackground(of: layer, clips ? nil : rounded)
        drawContents(of: layer, model)
        drawTransition(of: model)
        layer.drawSublayers(with: self)
        if clips { context.restoreGState() }
        drawBorder(of: layer)
    }

    /// The layer without its sublayers and what lies over them.
    func drawBody(of layer: CALayer, _ model: CALayer) {
        if layer.state.shadowOpacity > 0 { drawShadow(of: layer, model) }
        drawBackdrop(of: layer, layer.roundedPath)
        drawBackground(of: layer, layer.roundedPath)
        guard layer.state.masksToBounds else { return drawContents(of: layer, model) }
        context.saveGState()
        context.beginPath()
        context.addPath(layer.roundedPath ?? CGPath(rect: layer.state.bounds, transform: nil))
        context.clip()
        drawContents(of: layer, model)
        context.restoreGState()
    }

    private func drawBackground(of layer: CALayer, _ rounded: CGPath?) {
        guard let color = layer.state.backgroundColor, color.alpha > 0 else { return }
        context.setFillColor(color)
        guard let rounded else { return context.fill(layer.state.bounds) }
        context.beginPath()
        context.addPath(rounded)
        context.fillPath()
    }

    func drawBorder(of layer: CALayer) {
        let rounded = layer.roundedPath
        let width = layer.state.borderWidth
        guard width > 0, let color = layer.borderColor, color.alpha > 0 else { return }
        // The border lies inside the bounds: an outline filled between two edges stays sharp and joins the corners.
        let outer = rounded ?? CGPath(rect: layer.state.bounds, transform: nil)
        let inset = layer.state.bounds.insetBy(dx: width, dy: width)
        context.setFillColor(color)
        context.beginPath()
        context.addPath(outer)
        if !inset.isNull, inset.width > 0, inset.height > 0 {
            if rounded == nil { context.addRect(inset) } else { context.addPath(layer.roundedPath(inset, radius: max(layer.state.cornerRadius - width, 0))) }
        }
        context.fillPath(using: .evenOdd)
    }
}
