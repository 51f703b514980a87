import CCairo
import CoreGraphics
import Foundation

extension LayerRenderer {
    /// Draws what touches the region, and only within it. `items` are from front to back.
    func draw(_ items: [FrameItem], within region: PixelRegion) {
        let cairo = context.cairo, wholeFrame = context.deviceTransform
        context.saveGState()
        cairo_identity_matrix(cairo)
        context.clip(to: region.rects.map(\.rect))
        for item in items.reversed() where region.intersects(item.visible) {
            context.saveGState()
            if let rest = item.rest {
                fill(item, rest)
            } else {
                if item.isCut { context.clip(to: item.visible.rect) }
                for outline in item.clip.outlines { clip(to: outline) }
                draw(item, wholeFrame)
            }
            context.restoreGState()
        }
        context.restoreGState()
    }

    /// A plain fill that is drawn in parts.
    private func fill(_ item: FrameItem, _ rest: [PixelRect]) {
        if !rest.isEmpty, let color = item.shown?.state.backgroundColor {
            context.setAlpha(CGFloat(item.key.alpha))
            context.setFillColor(color)
            context.fill(rest.map(\.rect))
        }
        guard let blend = item.blend else { return }
        context.setAlpha(1)
        context.setFillColor(blend.color)
        context.fill(blend.rects.map(\.rect))
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
