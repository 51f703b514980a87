import CCairo
import Foundation

/// Pixels in memory: 32 bits each, blue first, colours multiplied by alpha; rows from the top.
package final class Bitmap: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// Bytes a row.
    package let stride: Int
    package let bytes: UnsafeMutablePointer<UInt8>
    package let surface: OpaquePointer
    private let owned: Bool
    /// The number of the frame that a compositor has drawn into it last; 0 for none.
    package var frame = 0

    /// Whether a file may ask for so many pixels: a gigabyte of them.
    static func allows(width: Int, height: Int) -> Bool { width > 0 && height > 0 && width <= (1 << 28) / height }

    /// Transparent pixels. At least one pixel each way.
    package init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        stride = self.width * 4
        bytes = calloc(self.height, stride)!.assumingMemoryBound(to: UInt8.self)
        surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height), Int32(stride))
        owned = true
    }

    /// Transparent pixels for `size` points, `scale` pixels each.
    package convenience init(_ size: CGSize, scale: CGFloat) {
        self.init(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    /// Somebody else's memory, of the same layout.
    package init(borrowing bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
        self.width = width
        self.height = height
        self.stride = stride
        self.bytes = bytes
        surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
        owned = false
    }

    deinit {
        cairo_surface_destroy(surface)
        if owned { free(bytes) }
    }

    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// Red, green, blue, alpha of a pixel, 0…255, as stored: multiplied by alpha.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let pixel = row(y)[x]
        return (UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), UInt8(pixel >> 24))
    }

    package func copy() -> Bitmap {
        cairo_surface_flush(surface)
        let made = Bitmap(width: width, height: height)
        for y in 0..<height { memcpy(made.bytes + y * made.stride, bytes + y * stride, width * 4) }
        cairo_surface_mark_dirty(made.surface)
        return made
    }

    /// Makes a part transparent.
    package func clear(left: Int, top: Int, right: Int, bottom: Int) {
        cairo_surface_flush(surface)
        for y in max(top, 0)..<max(min(bottom, height), max(top, 0)) { memset(bytes + y * stride + max(left, 0) * 4, 0, max(min(right, width) - max(left, 0), 0) * 4) }
        cairo_surface_mark_dirty(surface)
    }
}
