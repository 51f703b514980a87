import CoreGraphics
import Foundation

/// Files of the Tag Image File Format (revision 6.0): pages of 8 bits a channel with alpha, not compressed.
enum TIFFWriter {
    private static let tagCount = 12

    static func file(of pages: [Bitmap]) -> Data {
        var data = Data([0x49, 0x49, 42, 0])
        data.append(long: 8)
        for (index, page) in pages.enumerated() {
            let start = data.count, after = start + 2 + tagCount * 12 + 4
            let pixels = page.width * page.height * 4
            data.append(short: UInt16(tagCount))
            // Width, height, bits a channel (after the tags), no compression, RGB, one strip, chunky, associated alpha, centimetres don't matter.
            for (tag, type, count, value) in [
                (256, 4, 1, page.width), (257, 4, 1, page.height), (258, 3, 4, after), (259, 3, 1, 1), (262, 3, 1, 2), (273, 4, 1, after + 8),
                (274, 3, 1, 1), (277, 3, 1, 4), (278, 4, 1, page.height), (279, 4, 1, pixels), (284, 3, 1, 1), (338, 3, 1, 1),
            ] {
                data.append(short: UInt16(tag))
                data.append(short: UInt16(type))
                data.append(long: UInt32(count))
                data.append(long: UInt32(value))
            }
            let next = after + 8 + pixels
            data.append(long: index + 1 < pages.count ? UInt32(next) : 0)
            for _ in 0..<4 { data.append(short: 8) }
            for y in 0..<page.height {
                for x in 0..<page.width {
                    // Blue, green, red, alpha in memory.
                    let pixel = page.bytes + y * page.stride + x * 4
                    data.append(contentsOf: [pixel[2], pixel[1], pixel[0], pixel[3]])
                }
            }
        }
        return data
    }
}

private extension Data {
    mutating func append(short value: UInt16) { append(contentsOf: [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]) }
    mutating func append(long value: UInt32) {
        append(short: UInt16(truncatingIfNeeded: value))
        append(short: UInt16(truncatingIfNeeded: value >> 16))
    }
}
