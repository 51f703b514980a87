import CJPEG
import Foundation

/// JPEG files to and from bitmaps.
package enum JPEGCoder {
    package static func decode(_ data: Data) -> Bitmap? {
        var width: Int32 = 0, height: Int32 = 0
        let decoded = data.withUnsafeBytes { bytes in
            bytes.baseAddress.flatMap { understudy_jpeg_decode($0.assumingMemoryBound(to: UInt8.self), bytes.count, &width, &height) }
        }
        guard let decoded else { return nil }
        defer { free(decoded) }
        let bitmap = Bitmap(width: Int(width), height: Int(height))
        var source = UnsafePointer(decoded)
        for y in 0..<bitmap.height {
            let row = bitmap.row(y)
            for x in 0..<bitmap.width {
                row[x] = 0xFF00_0000 | UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
                source += 3
            }
        }
        return bitmap
    }

    /// `quality` is 0…1.
    package static func encode(_ bitmap: Bitmap, quality: Double) -> Data? {
        let pixels = bitmap.straightBytes(channels: 3)
        var count: UInt = 0
        let level = Int32((min(max(quality, 0), 1) * 100).rounded())
        guard let bytes = understudy_jpeg_encode(pixels, Int32(bitmap.width), Int32(bitmap.height), level, &count) else { return nil }
        return Data(bytesNoCopy: bytes, count: Int(count), deallocator: .free)
    }
}
