import CCairo
import CoreGraphics
import Foundation

extension LayerRenderer {
    /// Draws what touches the region, and only within it. `items` are from front to back.
    func draw(_ items: [FrameItem], within region: PixelBands) {
        let wholeFrame = context.deviceTransform
        context.saveGState()
        cairo_identity_matrix(context.cairo)
        for item in items.reversed() where region.intersects(item.visible) {
            if item.rest == nil, region.contains(item.visible) {
                draw(item, within: item.isCut ? [item.visible] : nil, wholeFrame)
            } else {
                draw(item, parts: region, wholeFrame)
            }
        }
        context.restoreGState()
    }

    private func draw(_ item: FrameItem, parts region: PixelBands, _ wholeFrame: CGAffineTransform) {
        var parts = item.rest ?? PixelBands(item.visible)
        parts.intersect(region)
        if let plain = item.key.plain {
            var inner = parts
            inner.intersect(plain.pixels)
            fill(inner, plain.color, alpha: plain.alpha)
            parts.subtract(plain.pixels)
        }
        if !parts.isEmpty { draw(item, within: parts.rects, wholeFrame) }
        guard let blend = item.blend else { return }
        var pixels = blend.pixels
        pixels.intersect(region)
        fill(pixels, blend.color, alpha: 1)
    }

    private func fill(_ pixels: PixelBands, _ color: CGColor, alpha: Double) {
        guard !pixels.isEmpty else { return }
        context.saveGState()
        context.setAlpha(CGFloat(alpha))
        context.setFillColor(color)
        context.fill(pixels.rects.map(\.rect))
        context.restoreGState()
    }

    /// `rects`: nil for all of it.
    private func draw(_ item: FrameItem, within rects: [PixelRect]?, _ wholeFrame: CGAffineTransform) {
        context.saveGState()
        if let rects { context.clip(to: rects.map(\.rect)) }
        for outline in item.clip.outlines { clip(to: outline) }
        draw(item, wholeFrame)
        context.restoreGState()
    }

    private func clip(to outline: FrameClip.Outline) {
        setMatrix(outline.transform)
        context.beginPath()
        context.addPath(outline.path)
        context.clip()
        cairo_identity_matrix(context.cairo)
    }

    private func setMatrix(_ transform: CGAffineTransform) {
        var matrix = transform.cairo
        cairo_set_matrix(context.cairo, &matrix)
    }

    private func draw(_ item: FrameItem, _ wholeFrame: CGAffineTransform) {
        guard let layer = item.shown, let model = item.model else {
            setMatrix(wholeFrame)
            item.draw?(context)
            return
        }
        setMatrix(item.key.transform)
        switch item.key.kind {
        case .tree: drawTree(layer, of: model, item.key.alpha)
        case .border: drawBorder(of: layer)
        default:
            if item.key.alpha < 1 { context.setAlpha(CGFloat(item.key.alpha)) }
            drawBody(of: layer, model)
        }
    }
}
