import Foundation

/// How somebody else's pixels are laid out, and the way to and from ``Bitmap``'s.
struct PixelFormat: Equatable {
    var bitsPerComponent: Int
    var bitsPerPixel: Int
    var bytesPerRow: Int
    var model: CGColorSpaceModel
    var info: CGBitmapInfo

    var alpha: CGImageAlphaInfo { info.alphaInfo }

    /// Whether it is ``Bitmap``'s own.
    var isNative: Bool {
        bitsPerComponent == 8 && bitsPerPixel == 32 && model == .rgb && info.isLittleEndian && (alpha == .premultipliedFirst || alpha == .noneSkipFirst)
    }

    var isSupported: Bool {
        guard !info.contains(.floatComponents), bytesPerRow > 0 else { return false }
        switch (bitsPerComponent, bitsPerPixel) {
        case (8, 8), (8, 16): return model == .monochrome || model == .indexed || alpha == .alphaOnly
        case (8, 24): return model == .rgb
        case (8, 32): return model == .rgb || model == .cmyk
        case (16, 48), (16, 64): return model == .rgb
        case (16, 16), (1, 1): return model == .monochrome
        default: return false
        }
    }

    private var hasAlphaFirst: Bool { [.first, .premultipliedFirst, .noneSkipFirst].contains(alpha) }
    private var isOpaque: Bool { [.none, .noneSkipFirst, .noneSkipLast].contains(alpha) }
    private var isStraight: Bool { [.first, .last].contains(alpha) }

    /// Converts rows of this format into a bitmap. `table` holds the colours of an indexed space.
    func decode(_ source: UnsafePointer<UInt8>, count: Int, into bitmap: Bitmap, table: [UInt8]? = nil) {
        for y in 0..<bitmap.height {
            let start = y * bytesPerRow
            guard start + (bitmap.width * bitsPerPixel + 7) / 8 <= count else { break }
            let line = source + start, row = bitmap.row(y)
            for x in 0..<bitmap.width { row[x] = pixel(line, x, table) }
        }
    }

    private func pixel(_ line: UnsafePointer<UInt8>, _ x: Int, _ table: [UInt8]?) -> UInt32 {
        switch bitsPerPixel {
        case 1:
            let value: UInt32 = line[x >> 3] & (0x80 >> UInt8(x & 7)) != 0 ? 255 : 0
            return 0xFF00_0000 | value << 16 | value << 8 | value
        case 8:
            let value = UInt32(line[x])
            if alpha == .alphaOnly { return value << 24 }
            if model == .indexed, let table, Int(value) * 3 + 2 < table.count {
                return PixelFormat.packed(UInt32(table[Int(value) * 3]), UInt32(table[Int(value) * 3 + 1]), UInt32(table[Int(value) * 3 + 2]), 255, false)
            }
            return PixelFormat.packed(value, value, value, 255, false)
        case 16 where bitsPerComponent == 16:
            let value = UInt32(line[2 * x])
            return PixelFormat.packed(value, value, value, 255, false)
        case 16:
            let p = line + 2 * x
            let (value, a) = hasAlphaFirst ? (UInt32(p[1]), UInt32(p[0])) : (UInt32(p[0]), UInt32(p[1]))
            return PixelFormat.packed(value, value, value, isOpaque ? 255 : a, isStraight)
        case 24:
            let p = line + 3 * x
            return PixelFormat.packed(UInt32(p[0]), UInt32(p[1]), UInt32(p[2]), 255, false)
        case 48:
            let p = line + 6 * x
            return PixelFormat.packed(UInt32(p[0]), UInt32(p[2]), UInt32(p[4]), 255, false)
        case 64:
            let p = line + 8 * x
            return ordered(UInt32(p[0]), UInt32(p[2]), UInt32(p[4]), UInt32(p[6]))
        default:
            let p = line + 4 * x
            let bytes = (UInt32(p[0]), UInt32(p[1]), UInt32(p[2]), UInt32(p[3]))
            if model == .cmyk {
                let k = 255 - bytes.3
                return PixelFormat.packed((255 - bytes.0) * k / 255, (255 - bytes.1) * k / 255, (255 - bytes.2) * k / 255, 255, false)
            }
            return info.isLittleEndian ? ordered(bytes.3, bytes.2, bytes.1, bytes.0) : ordered(bytes.0, bytes.1, bytes.2, bytes.3)
        }
    }

    private func ordered(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
        hasAlphaFirst ? PixelFormat.packed(b, c, d, isOpaque ? 255 : a, isStraight) : PixelFormat.packed(a, b, c, isOpaque ? 255 : d, isStraight)
    }

    static func packed(_ r: UInt32, _ g: UInt32, _ b: UInt32, _ a: UInt32, _ straight: Bool) -> UInt32 {
        guard straight, a != 255 else { return a << 24 | r << 16 | g << 8 | b }
        let m = { (v: UInt32) in (v * a + 127) / 255 }
        return a << 24 | m(r) << 16 | m(g) << 8 | m(b)
    }

    /// Writes a bitmap's pixels in this format.
    func encode(_ bitmap: Bitmap, into target: UnsafeMutablePointer<UInt8>) {
        for y in 0..<bitmap.height {
            let row = bitmap.row(y), line = target + y * bytesPerRow
            for x in 0..<bitmap.width { write(row[x], line, x) }
        }
    }

    private func write(_ pixel: UInt32, _ line: UnsafeMutablePointer<UInt8>, _ x: Int) {
        let a = pixel >> 24
        var (r, g, b) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        if isStraight, a != 0, a != 255 { (r, g, b) = (min(r * 255 / a, 255), min(g * 255 / a, 255), min(b * 255 / a, 255)) }
        let gray = { UInt8((r * 54 + g * 183 + b * 19) >> 8) }
        switch bitsPerPixel {
        case 8: line[x] = alpha == .alphaOnly ? UInt8(a) : gray()
        case 16:
            line[2 * x] = hasAlphaFirst ? UInt8(a) : gray()
            line[2 * x + 1] = hasAlphaFirst ? gray() : UInt8(a)
        case 32:
            let shown = isOpaque ? 255 : a
            let values = hasAlphaFirst ? (shown, r, g, b) : (r, g, b, shown)
            let p = line + 4 * x
            let ordered = info.isLittleEndian ? (values.3, values.2, values.1, values.0) : values
            p[0] = UInt8(ordered.0)
            p[1] = UInt8(ordered.1)
            p[2] = UInt8(ordered.2)
            p[3] = UInt8(ordered.3)
        default: break
        }
    }
}
