import CCairo
import Foundation

/// How much of each pixel is covered: a shadow before it has a colour.
package final class AlphaMask {
    package let width: Int
    package let height: Int
    private let stride: Int
    private let bytes: UnsafeMutablePointer<UInt8>
    package let surface: OpaquePointer
    /// Where the mask's first pixel lies on the surface that it was taken from.
    package private(set) var origin = (x: 0, y: 0)

    package init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        stride = (self.width + 3) & ~3
        bytes = calloc(self.height, stride)!.assumingMemoryBound(to: UInt8.self)
        surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_A8, Int32(self.width), Int32(self.height), Int32(stride))
    }

    /// The alpha of what is drawn on a 32-bit image surface, with a margin of empty pixels around it.
    /// nil where nothing is drawn, and for another kind of surface.
    package convenience init?(drawnOn source: OpaquePointer, margin: Int) {
        guard let drawn = DrawnPixels(source), let box = drawn.extent else { return nil }
        self.init(width: box.width + margin * 2, height: box.height + margin * 2)
        origin = (box.x - margin, box.y - margin)
        for y in 0..<box.height {
            let line = drawn.row(box.y + y) + box.x, target = bytes + (y + margin) * stride + margin
            for x in 0..<box.width { target[x] = UInt8(line[x] >> 24) }
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit {
        cairo_surface_destroy(surface)
        free(bytes)
    }

    /// How far a blur of this standard deviation (pixels) reaches.
    package static func reach(ofBlur radius: Double) -> Int { radius > 0.3 ? box(radius) * 3 : 0 }

    private static func box(_ radius: Double) -> Int { max(Int((4 * radius * radius + 1).squareRoot()) | 1, 3) / 2 }

    /// Three box filters, which come close to a Gaussian of this standard deviation (pixels).
    package func blur(radius: Double) {
        guard radius > 0.3 else { return }
        cairo_surface_flush(surface)
        let filter = BoxFilter(reach: Self.box(radius), width: width, height: height, stride: stride)
        for _ in 0..<3 { filter.apply(to: bytes) }
        cairo_surface_mark_dirty(surface)
    }
}
