import CCairo
import Foundation

/// How much of each pixel is covered: a shadow before it has a colour.
package final class AlphaMask {
    package let width: Int
    package let height: Int
    private let stride: Int
    private let bytes: UnsafeMutablePointer<UInt8>
    package let surface: OpaquePointer

    package init(width: Int, height: Int) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        stride = (self.width + 3) & ~3
        bytes = calloc(self.height, stride)!.assumingMemoryBound(to: UInt8.self)
        surface = cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_A8, Int32(self.width), Int32(self.height), Int32(stride))
    }

    /// The alpha of a 32-bit image surface; nil for another kind of surface.
    package convenience init?(_ source: OpaquePointer) {
        cairo_surface_flush(source)
        guard let data = cairo_image_surface_get_data(source), cairo_image_surface_get_format(source) == CAIRO_FORMAT_ARGB32 else { return nil }
        self.init(width: Int(cairo_image_surface_get_width(source)), height: Int(cairo_image_surface_get_height(source)))
        let rowBytes = Int(cairo_image_surface_get_stride(source))
        for y in 0..<height {
            let line = data + y * rowBytes, target = bytes + y * stride
            for x in 0..<width { target[x] = line[x * 4 + 3] }
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit {
        cairo_surface_destroy(surface)
        free(bytes)
    }

    /// Three box filters, which come close to a Gaussian of this standard deviation (pixels).
    package func blur(radius: Double) {
        guard radius > 0.3 else { return }
        cairo_surface_flush(surface)
        let ideal = (4 * radius * radius + 1).squareRoot()
        let box = max(Int(ideal) | 1, 3) / 2
        var line = [UInt8](repeating: 0, count: max(width, height))
        for _ in 0..<3 {
            for y in 0..<height { AlphaMask.average(bytes + y * stride, 1, width, box, &line) }
            for x in 0..<width { AlphaMask.average(bytes + x, stride, height, box, &line) }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Replaces each value by the mean of the values at most `reach` away.
    private static func average(_ start: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ reach: Int, _ line: inout [UInt8]) {
        var sum = 0
        let window = reach * 2 + 1
        for index in 0..<count { line[index] = start[index * step] }
        for index in 0..<min(reach, count) { sum += Int(line[index]) }
        for index in 0..<count {
            if index + reach < count { sum += Int(line[index + reach]) }
            if index - reach - 1 >= 0 { sum -= Int(line[index - reach - 1]) }
            start[index * step] = UInt8(sum / window)
        }
    }
}
