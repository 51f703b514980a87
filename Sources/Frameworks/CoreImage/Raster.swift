import CoreGraphics
import Foundation

/// A rectangle of whole pixels; y points up, as in Core Image.
struct PixelRect: Equatable {
    var x: Int, y: Int, width: Int, height: Int

    init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0)) }

    /// The pixels that a rectangle touches.
    init(_ rect: CGRect) {
        let left = Int(rect.minX.rounded(.down)), bottom = Int(rect.minY.rounded(.down))
        self.init(x: left, y: bottom, width: Int(rect.maxX.rounded(.up)) - left, height: Int(rect.maxY.rounded(.up)) - bottom)
    }

    func grown(by margin: Int) -> PixelRect { PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin) }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// Pixels: red, green, blue and alpha of 0…1, colours multiplied by alpha, rows from the bottom.
struct Raster {
    let rect: PixelRect
    var pixels: [SIMD4<Float>]

    init(_ rect: PixelRect, _ pixels: [SIMD4<Float>]? = nil) {
        self.rect = rect
        self.pixels = pixels ?? Array(repeating: .zero, count: rect.width * rect.height)
    }

    /// Clear outside.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        let (column, row) = (x - rect.x, y - rect.y)
        return column >= 0 && row >= 0 && column < rect.width && row < rect.height ? pixels[row * rect.width + column] : .zero
    }

    /// Between pixels, whose centres lie at halves.
    func sample(_ point: CGPoint) -> SIMD4<Float> {
        let x = point.x - 0.5, y = point.y - 0.5, left = x.rounded(.down), bottom = y.rounded(.down)
        let (u, v) = (Float(x - left), Float(y - bottom)), (column, row) = (Int(left), Int(bottom))
        let low = self[column, row] * (1 - u) + self[column + 1, row] * u, high = self[column, row + 1] * (1 - u) + self[column + 1, row + 1] * u
        return low * (1 - v) + high * v
    }

    static func make(_ rect: PixelRect, _ pixel: (Int, Int) -> SIMD4<Float>) -> Raster {
        var pixels: [SIMD4<Float>] = []
        pixels.reserveCapacity(rect.width * rect.height)
        for y in rect.y..<rect.y + rect.height { for x in rect.x..<rect.x + rect.width { pixels.append(pixel(x, y)) } }
        return Raster(rect, pixels)
    }

    func mapped(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> Raster { Raster(rect, pixels.map(change)) }

    // MARK: Bitmaps

    private static let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    init(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.info)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            context?.flush()
        }
        self = Raster.make(PixelRect(x: 0, y: 0, width: width, height: height)) { x, y in
            let at = ((height - 1 - y) * width + x) * 4
            return SIMD4(Float(bytes[at + 2]), Float(bytes[at + 1]), Float(bytes[at]), Float(bytes[at + 3])) / 255
        }
    }

    func bitmap() -> CGImage? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: rect.width * rect.height * 4)
        for row in 0..<rect.height {
            for column in 0..<rect.width {
                let pixel = (pixels[row * rect.width + column].clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
                let at = ((rect.height - 1 - row) * rect.width + column) * 4
                (bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]) = (UInt8(pixel.z), UInt8(pixel.y), UInt8(pixel.x), UInt8(pixel.w))
            }
        }
        return bytes.withUnsafeMutableBytes { memory in
            CGContext(
                data: memory.baseAddress, width: rect.width, height: rect.height, bitsPerComponent: 8, bytesPerRow: rect.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: Self.info)?.makeImage()
        }
    }
}

extension SIMD4<Float> {
    static let one = SIMD4<Float>(repeating: 1)
    /// The colour without its alpha in it.
    var straight: SIMD4<Float> { w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero }
    var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }
    var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
