import CoreGraphics
import Foundation

/// What lies plainly under a plain overlay: an opaque colour, which is filled as it looks through the overlay, so that the overlay needn't be drawn there.
/// Dimming reads and writes each pixel of what it dims, which is most of what it costs.
package struct OverlayBlend {
    /// The colour in which the rectangles are filled.
    let color: CGColor
    let rects: [PixelRect]

    /// Smaller overlays aren't worth the search. Pixels; tests have it less.
    nonisolated(unsafe) package static var smallest = 65_536
    /// A rectangle is cut into no more.
    private static let most = 24

    /// Finds them. `items` are from front to back.
    static func find(in items: inout [FrameItem]) {
        for front in items.indices where items[front].visible.area >= smallest {
            guard let overlay = items[front].plainFill, overlay.opacity < 1 else { continue }
            for back in items.indices.dropFirst(front + 1) {
                guard let ground = items[back].plainFill, ground.opacity == 1, items[back].blend == nil else { continue }
                let rects = common(items, front, back)
                guard rects.reduce(0, { $0 + $1.area }) >= smallest else { continue }
                items[front].leaves(rects)
                items[back].leaves(rects)
                items[back].blend = OverlayBlend(color: blended(overlay, over: ground), rects: rects)
            }
        }
    }

    /// The pixels of both that nothing between them touches or reads.
    private static func common(_ items: [FrameItem], _ front: Int, _ back: Int) -> [PixelRect] {
        var rects = [items[front].visible.intersection(items[back].visible)]
        for item in items[(front + 1)..<back] {
            rects = rects.flatMap { rect in item.reads.isEmpty ? rect.pieces(without: item.visible) : rect.pieces(without: item.visible.union(item.reads)) }
            if rects.count > most { return [] }
        }
        return rects.filter { !$0.isEmpty }
    }

    /// As the renderer would have it, to the bit.
    private static func blended(_ overlay: FrameItem.PlainFill, over ground: FrameItem.PlainFill) -> CGColor {
        let pixel = Bitmap(CGSize(width: 1, height: 1), scale: 1), context = CGContext(bitmap: pixel, flippedScale: 1)
        for fill in [ground, overlay] {
            context.setAlpha(CGFloat(fill.alpha))
            context.setFillColor(fill.color)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        context.flush()
        let (red, green, blue, _) = pixel[0, 0]
        return CGColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }
}

extension PixelRect {
    /// What `cover` leaves of it: above, below, on both sides.
    fileprivate func pieces(without cover: PixelRect) -> [PixelRect] {
        let hole = intersection(cover)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(left: left, top: top, right: right, bottom: hole.top), PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
            PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom), PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
        ].filter { !$0.isEmpty }
    }
}

extension FrameItem {
    /// A colour in a rectangle of whole pixels.
    struct PlainFill {
        let color: CGColor
        let alpha: Double
        var opacity: Double { Double(color.alpha) * alpha }
    }

    /// nil for what draws more, or less.
    fileprivate var plainFill: PlainFill? {
        guard case .body = key.kind, let shown, let model, clip.outlines.isEmpty, let color = shown.state.backgroundColor, color.alpha > 0, color.pattern == nil else { return nil }
        let state = shown.state, box = state.bounds.applying(key.transform)
        guard state.cornerRadius == 0, state.shadowOpacity == 0, state.contents == nil, shown.backing == nil, !shown.drawsContent, shown.rareState?.backdrop == nil,
              model.directDrawing?.drawsDirectly != true, key.transform.keepsRectangles, PixelRect(around: box) == PixelRect(within: box) else { return nil }
        return PlainFill(color: color, alpha: key.alpha)
    }

    /// Somebody else draws these of its pixels.
    fileprivate mutating func leaves(_ rects: [PixelRect]) {
        rest = rects.reduce(rest ?? [visible]) { rest, hole in rest.flatMap { $0.pieces(without: hole) } }
    }
}
