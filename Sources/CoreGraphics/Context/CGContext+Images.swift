import CCairo
import Foundation

extension CGContext {
    /// Draws the image upright where y points up, so upside down in UIKit's coordinates, as on iOS.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard !rect.isNull, rect.width != 0, rect.height != 0 else { return }
        let isFlipped = { (t: CGAffineTransform) in
            t.translatedBy(x: rect.minX, y: rect.maxY).scaledBy(x: rect.width / CGFloat(image.width), y: -rect.height / CGFloat(image.height))
        }
        cairo_save(cairo)
        var matrix = isFlipped(.identity).cairo
        if byTiling {
            cairo_new_path(cairo)
            cairo_identity_matrix(cairo)
            cairo_transform(cairo, &matrix)
        } else {
            cairo_transform(cairo, &matrix)
            cairo_new_path(cairo)
            cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
        }
        let tiled = byTiling
        paint { drawPixels(of: image, tiled: tiled) }
        cairo_restore(cairo)
        cairo_new_path(cairo)
    }

    /// Draws the image with its first row at the least y of `rect`: what UIKit's contexts want.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: CGRect(origin: .zero, size: rect.size))
        restoreGState()
    }

    private func drawPixels(of image: CGImage, tiled: Bool) {
        let pattern = cairo_pattern_create_for_surface(image.bitmap.surface)!
        cairo_pattern_set_filter(pattern, filter(for: image))
        cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        if image.isMask {
            setSource(state.fill)
            let mask = CGContext.stencil(of: image)
            cairo_clip(cairo)
            cairo_mask_surface(cairo, mask.surface, 0, 0)
        } else {
            cairo_set_source(cairo, pattern)
            if state.alpha < 1 || tiled {
                cairo_clip(cairo)
                cairo_paint_with_alpha(cairo, state.alpha)
            } else {
                cairo_fill(cairo)
            }
        }
        cairo_pattern_destroy(pattern)
    }

    /// What a mask lets through: its dark samples.
    private static func stencil(of image: CGImage) -> Bitmap {
        let result = Bitmap(width: image.width, height: image.height)
        for y in 0..<image.height {
            let (row, out) = (image.bitmap.row(y), result.row(y))
            for x in 0..<image.width { out[x] = (255 - (row[x] & 255)) << 24 }
        }
        return result
    }

    /// Nearest where a pixel of the image is a pixel of the context, which is much faster and exact.
    private func filter(for image: CGImage) -> cairo_filter_t {
        let t = deviceTransform
        let isWhole = { (v: Double) in abs(v - v.rounded()) < 1e-4 }
        if state.interpolation == .none || !image.shouldInterpolate { return CAIRO_FILTER_NEAREST }
        if abs(abs(t.a) - 1) < 1e-6, abs(abs(t.d) - 1) < 1e-6, t.b == 0, t.c == 0, isWhole(t.tx), isWhole(t.ty) { return CAIRO_FILTER_NEAREST }
        return state.interpolation == .low || max(abs(t.a), abs(t.b)) >= 1 ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_GOOD
    }

    /// Drawing goes on where `mask` is dark (an image mask) or light (a grey image).
    public func clip(to rect: CGRect, mask: CGImage) {
        // Cairo has no soft clip: what is drawn until the state is restored goes to a hard clip of the rectangle.
        Log.once("CGContextClipToMask: the mask's grey values aren't kept; its rectangle clips.")
        clip(to: rect)
    }

    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }

    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }
}
