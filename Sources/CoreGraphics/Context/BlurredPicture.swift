import CCairo
import Foundation

/// A part of a surface, blurred: kept small, as nothing fine is left in it.
package final class BlurredPicture {
    private let surface: OpaquePointer
    /// Pixels of the source to a pixel of this one.
    private let factor: Double
    /// Where it begins on the source, in the source's pixels.
    private let origin: (x: Double, y: Double)

    /// Blurs `box` (pixels of `source`) by a Gaussian of the standard deviation `sigma` (pixels); beyond the source's edge its edge goes on.
    /// `saturation` makes colours more (over 1) or less vivid. nil for a surface that has no pixels to read.
    package init?(of source: OpaquePointer, box: (x: Int, y: Int, width: Int, height: Int), sigma: Double, saturation: Double) {
        guard box.width > 0, box.height > 0 else { return nil }
        let steps = Self.steps(sigma)
        factor = Double(1 << steps)
        let small = sigma / factor, margin = AlphaMask.reach(ofBlur: small)
        let width = Int((Double(box.width) / factor).rounded(.up)) + 2 * margin, height = Int((Double(box.height) / factor).rounded(.up)) + 2 * margin
        origin = (Double(box.x) - Double(margin) * factor, Double(box.y) - Double(margin) * factor)
        guard let picture = Self.reduced(source, from: origin, steps: steps, width: width, height: height) else { return nil }
        surface = picture
        Self.blur(picture, sigma: small, saturation: saturation)
    }

    deinit { cairo_surface_destroy(surface) }

    /// How often the picture is halved before it is blurred.
    private static func steps(_ sigma: Double) -> Int {
        var steps = 0
        while sigma / Double(2 << steps) >= 4 { steps += 1 }
        return steps
    }

    /// How many pixels around a picture its blur reads.
    package static func reach(sigma: Double) -> Int {
        let factor = 1 << steps(sigma)
        return (AlphaMask.reach(ofBlur: sigma / Double(factor)) + 1) * factor
    }

    /// Puts it in the place of what it was taken from. The context's transform has to be that of the source's pixels.
    package func paint(on cairo: OpaquePointer, alpha: Double) {
        cairo_save(cairo)
        cairo_translate(cairo, origin.x, origin.y)
        cairo_scale(cairo, factor, factor)
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
    }

    /// Halved `steps` times, the first two at once: a mean of four of sixteen pixels is enough of what will be blurred.
    private static func reduced(_ source: OpaquePointer, from origin: (x: Double, y: Double), steps: Int, width: Int, height: Int) -> OpaquePointer? {
        var left = steps, at = origin, current = source
        repeat {
            let step = left > 2 && current == source ? 2 : min(left, 1)
            left -= step
            guard let next = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width << left), Int32(height << left)), let cairo = cairo_create(next) else { return nil }
            defer { cairo_destroy(cairo) }
            cairo_scale(cairo, 1 / Double(1 << step), 1 / Double(1 << step))
            cairo_set_source_surface(cairo, current, -at.x, -at.y)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_paint(cairo)
            if current != source { cairo_surface_destroy(current) }
            (current, at) = (next, (0, 0))
        } while left > 0
        return current
    }

    private static func blur(_ picture: OpaquePointer, sigma: Double, saturation: Double) {
        guard let pixels = DrawnPixels(picture) else { return }
        let width = Int(cairo_image_surface_get_width(picture)), height = Int(cairo_image_surface_get_height(picture)), count = width * height
        let planes = UnsafeMutablePointer<UInt8>.allocate(capacity: count * 4)
        defer { planes.deallocate() }
        for y in 0..<height {
            let line = pixels.row(y), at = planes + y * width
            for x in 0..<width {
                let pixel = line[x]
                at[x] = UInt8(truncatingIfNeeded: pixel)
                at[x + count] = UInt8(truncatingIfNeeded: pixel >> 8)
                at[x + count * 2] = UInt8(truncatingIfNeeded: pixel >> 16)
                at[x + count * 3] = UInt8(truncatingIfNeeded: pixel >> 24)
            }
        }
        let filter = BoxFilter(reach: AlphaMask.reach(ofBlur: sigma) / 3, width: width, height: height, stride: width)
        for plane in 0..<4 { for _ in 0..<3 { filter.apply(to: planes + plane * count) } }
        for y in 0..<height {
            let line = pixels.row(y), at = planes + y * width
            for x in 0..<width {
                let blue = Double(at[x]), green = Double(at[x + count]), red = Double(at[x + count * 2]), alpha = at[x + count * 3]
                let grey = (0.2126 * red + 0.7152 * green + 0.0722 * blue) * (1 - saturation)
                func vivid(_ value: Double) -> UInt32 { UInt32(min(max(value * saturation + grey, 0), Double(alpha)).rounded()) }
                line[x] = UInt32(alpha) << 24 | vivid(red) << 16 | vivid(green) << 8 | vivid(blue)
            }
        }
        cairo_surface_mark_dirty(picture)
    }
}
