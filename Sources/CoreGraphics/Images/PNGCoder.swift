import CPNG
import Foundation

/// PNG files to and from bitmaps.
package enum PNGCoder {
    package static func decode(_ data: Data) -> Bitmap? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return data.withUnsafeBytes { bytes -> Bitmap? in
            guard let base = bytes.baseAddress, png_image_begin_read_from_memory(&image, base, bytes.count) != 0 else { return nil }
            let hasAlpha = image.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) != 0 || image.format & png_uint_32(PNG_FORMAT_FLAG_COLORMAP) != 0
            // Blue, green, red, alpha: the flags of PNG_FORMAT_BGRA, a macro that Swift can't see.
            image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
            guard image.width < 1 << 15, image.height < 1 << 15, Bitmap.allows(width: Int(image.width), height: Int(image.height)) else { return nil }
            let bitmap = Bitmap(width: Int(image.width), height: Int(image.height))
            guard png_image_finish_read(&image, nil, bitmap.bytes, png_int_32(bitmap.stride), nil) != 0 else { return nil }
            if hasAlpha { bitmap.multiplyByAlpha() }
            return bitmap
        }
    }

    package static func encode(_ bitmap: Bitmap, isOpaque: Bool = false) -> Data? {
        var count = 0
        let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
        let isOpaque = isOpaque || bitmap.isOpaque
        // Opaque pixels go out as they lie in memory.
        let bytes = isOpaque ? understudy_png_encode(bitmap.bytes, width, height, bitmap.stride, 1, &count)
            : understudy_png_encode(bitmap.straightBytes(channels: 4), width, height, bitmap.width * 4, 0, &count)
        guard let bytes else { return nil }
        return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    }
}

extension Bitmap {
    /// Whether no pixel lets anything through.
    var isOpaque: Bool {
        for y in 0..<height {
            let row = row(y)
            var all: UInt32 = 0xFF00_0000
            for x in 0..<width { all &= row[x] }
            if all != 0xFF00_0000 { return false }
        }
        return true
    }

    func multiplyByAlpha() {
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width where row[x] < 0xFF00_0000 {
                let pixel = row[x], a = pixel >> 24
                row[x] = PixelFormat.packed(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, a, true)
            }
        }
    }

    /// Red, green, blue (and alpha), not multiplied.
    func straightBytes(channels: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * channels) { target, count in
            var out = target.baseAddress!
            for y in 0..<height {
                let row = row(y)
                for x in 0..<width {
                    let pixel = row[x], a = pixel >> 24
                    var (r, g, b) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                    if a != 255, a != 0, channels == 4 { (r, g, b) = (min(r * 255 / a, 255), min(g * 255 / a, 255), min(b * 255 / a, 255)) }
                    out[0] = UInt8(truncatingIfNeeded: r)
                    out[1] = UInt8(truncatingIfNeeded: g)
                    out[2] = UInt8(truncatingIfNeeded: b)
                    if channels == 4 { out[3] = UInt8(truncatingIfNeeded: a) }
                    out += channels
                }
            }
            count = width * height * channels
        }
    }
}
