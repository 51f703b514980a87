import CoreGraphics

/// What lies plainly under a plain overlay: an opaque colour, which is filled as it looks through the overlay, so that the overlay needn't be drawn there.
/// Dimming reads and writes each pixel of what it dims, which is most of what it costs.
package struct OverlayBlend {
    /// The colour in which the pixels are filled.
    let color: CGColor
    let pixels: PixelBands

    /// Smaller overlays aren't worth the search. Pixels; tests have it less.
    nonisolated(unsafe) package static var smallest = 65_536
    /// What is cut into more rectangles isn't worth it.
    private static let most = 400

    /// Finds them. `items` are from front to back.
    static func find(in items: inout [FrameItem]) {
        for front in items.indices where items[front].visible.area >= smallest {
            guard let overlay = items[front].key.plain, overlay.opacity < 1 else { continue }
            for back in items.indices.dropFirst(front + 1) {
                guard let ground = items[back].key.plain, ground.opacity == 1, items[back].blend == nil, let pixels = common(items, front, back) else { continue }
                items[front].leaves(pixels)
                items[back].leaves(pixels)
                items[back].blend = OverlayBlend(color: blended(overlay, over: ground), pixels: pixels)
            }
        }
    }

    /// The pixels of both that nothing between them touches or reads; nil for too few.
    private static func common(_ items: [FrameItem], _ front: Int, _ back: Int) -> PixelBands? {
        let all = items[front].plainPixels.intersection(items[back].plainPixels)
        guard all.area >= smallest else { return nil }
        var pixels = PixelBands(all)
        for item in items[(front + 1)..<back] { pixels.subtract(item.reads.isEmpty ? item.visible : item.visible.union(item.reads)) }
        return pixels.count <= most && pixels.area >= smallest ? pixels : nil
    }

    /// As the renderer would have it, to the bit.
    private static func blended(_ overlay: PlainFill, over ground: PlainFill) -> CGColor {
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

extension FrameItem {
    fileprivate var plainPixels: PixelRect { key.plain?.pixels.intersection(visible) ?? .none }

    /// Somebody else draws these of its pixels.
    fileprivate mutating func leaves(_ pixels: PixelBands) {
        var left = rest ?? PixelBands(visible)
        left.subtract(pixels)
        rest = left
    }
}
