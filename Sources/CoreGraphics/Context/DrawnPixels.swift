import CCairo

/// The pixels of a 32-bit image surface, premultiplied: a pixel that nothing was drawn on is zero.
struct DrawnPixels {
    private let start: UnsafeMutablePointer<UInt8>
    private let stride: Int
    private let width: Int
    private let height: Int

    /// nil for another kind of surface.
    init?(_ surface: OpaquePointer) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface), cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32 else { return nil }
        start = data
        stride = Int(cairo_image_surface_get_stride(surface))
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { UnsafeMutableRawPointer(start + y * stride).assumingMemoryBound(to: UInt32.self) }

    /// The smallest box that holds everything drawn; nil where nothing is.
    var extent: (x: Int, y: Int, width: Int, height: Int)? {
        guard let top = (0..<height).first(where: isDrawn), let bottom = (0..<height).last(where: isDrawn) else { return nil }
        var left = width, right = 0
        for y in top...bottom {
            let line = row(y)
            left = (0..<left).first { line[$0] != 0 } ?? left
            var x = width
            while x > right, line[x - 1] == 0 { x -= 1 }
            right = max(right, x)
        }
        return (left, top, right - left, bottom - top + 1)
    }

    private func isDrawn(_ y: Int) -> Bool {
        let line = row(y)
        return (0..<width).contains { line[$0] != 0 }
    }
}
