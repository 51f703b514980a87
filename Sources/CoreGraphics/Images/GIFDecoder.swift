import Foundation

/// GIF files (87a and 89a), frame by frame.
package struct GIFDecoder {
    package struct Frame {
        package var bitmap: Bitmap
        /// Seconds.
        package var delay: Double
    }

    private struct Control {
        var delay = 0.0
        var transparent: Int?
        var disposal = 0
    }

    private let bytes: [UInt8]
    private var at = 0

    private init(_ data: Data) { bytes = Array(data) }

    /// All frames, each composed over the ones before it; nil for a file that isn't a whole GIF.
    package static func decode(_ data: Data) -> [Frame]? {
        var decoder = GIFDecoder(data)
        return decoder.frames()
    }

    private mutating func frames() -> [Frame]? {
        guard bytes.count > 13, bytes.starts(with: Array("GIF8".utf8)), Bitmap.allows(width: max(word(6), 1), height: max(word(8), 1)) else { return nil }
        let canvas = Bitmap(width: word(6), height: word(8))
        let flags = Int(bytes[10])
        at = 13
        let globalTable = flags & 0x80 != 0 ? table(flags) : []
        var control = Control(), frames: [Frame] = []
        while at < bytes.count {
            let block = bytes[at]
            at += 1
            switch block {
            case 0x21: readExtension(&control)
            case 0x2C:
                let before = control.disposal == 3 ? canvas.copy() : nil
                guard let area = readImage(onto: canvas, globalTable, control) else { return frames.isEmpty ? nil : frames }
                // Each frame is a whole picture: what is beyond a file's share of memory is left out.
                guard Bitmap.allows(width: canvas.width * (frames.count + 1), height: canvas.height) else { return frames.isEmpty ? nil : frames }
                frames.append(Frame(bitmap: canvas.copy(), delay: control.delay))
                if control.disposal == 2 { canvas.fill(area, with: 0) }
                if let before { memcpy(canvas.bytes, before.bytes, canvas.stride * canvas.height) }
                control = Control()
            default: return frames.isEmpty ? nil : frames
            }
        }
        return frames.isEmpty ? nil : frames
    }

    private func word(_ index: Int) -> Int { index + 1 < bytes.count ? Int(bytes[index]) | Int(bytes[index + 1]) << 8 : 0 }

    private mutating func table(_ flags: Int) -> [UInt32] {
        let count = 2 << (flags & 7)
        defer { at += count * 3 }
        guard at + count * 3 <= bytes.count else { return [] }
        return (0..<count).map { 0xFF00_0000 | UInt32(bytes[at + $0 * 3]) << 16 | UInt32(bytes[at + $0 * 3 + 1]) << 8 | UInt32(bytes[at + $0 * 3 + 2]) }
    }

    private mutating func readExtension(_ control: inout Control) {
        if at + 6 < bytes.count, bytes[at] == 0xF9 {
            control.disposal = Int(bytes[at + 2] >> 2 & 7)
            control.delay = Double(word(at + 3)) / 100
            control.transparent = bytes[at + 2] & 1 != 0 ? Int(bytes[at + 5]) : nil
        }
        at += 1
        _ = subBlocks()
    }

    private mutating func subBlocks() -> [UInt8] {
        var all: [UInt8] = []
        while at < bytes.count, bytes[at] != 0 {
            let end = min(at + 1 + Int(bytes[at]), bytes.count)
            all += bytes[at + 1..<max(end, at + 1)]
            at = end
        }
        at += 1
        return all
    }

    private mutating func readImage(onto canvas: Bitmap, _ globalTable: [UInt32], _ control: Control) -> CGRect? {
        guard at + 9 < bytes.count else { return nil }
        let (left, top, width, height, flags) = (word(at), word(at + 2), word(at + 4), word(at + 6), Int(bytes[at + 8]))
        at += 9
        let colors = flags & 0x80 != 0 ? table(flags) : globalTable
        guard at < bytes.count, (1...8).contains(bytes[at]) || bytes[at] <= 11 else { return nil }
        let codeSize = Int(bytes[at])
        at += 1
        let indexes = GIFDecoder.unpack(subBlocks(), codeSize: codeSize, limit: width * height)
        let rows = flags & 0x40 != 0 ? [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) } : Array(0..<height)
        for (line, y) in rows.enumerated() where top + y < canvas.height {
            let row = canvas.row(top + y)
            for x in 0..<width where left + x < canvas.width {
                let place = line * width + x
                guard place < indexes.count else { break }
                let index = Int(indexes[place])
                if index != control.transparent, index < colors.count { row[left + x] = colors[index] }
            }
        }
        return CGRect(x: left, y: top, width: width, height: height)
    }

    /// Lempel-Ziv-Welch with codes of growing width.
    private static func unpack(_ packed: [UInt8], codeSize: Int, limit: Int) -> [UInt8] {
        let clear = 1 << codeSize, end = clear + 1
        var output: [UInt8] = []
        output.reserveCapacity(min(limit, packed.count * 8))
        var prefix = [Int](repeating: -1, count: 4096), suffix = [UInt8](repeating: 0, count: 4096)
        for code in 0..<clear { suffix[code] = UInt8(truncatingIfNeeded: code) }
        var width = codeSize + 1, next = clear + 2, previous = -1, buffer = 0, bits = 0
        var first: UInt8 = 0, run: [UInt8] = []
        for byte in packed {
            buffer |= Int(byte) << bits
            bits += 8
            while bits >= width {
                let code = buffer & (1 << width - 1)
                buffer >>= width
                bits -= width
                if code == clear { (width, next, previous) = (codeSize + 1, clear + 2, -1); continue }
                if code == end || output.count >= limit { return output }
                guard code <= next, previous >= 0 || code < clear else { return output }
                var walk = code == next ? previous : code
                run.removeAll(keepingCapacity: true)
                if code == next { run.append(first) }
                while walk >= 0 { run.append(suffix[walk]); walk = prefix[walk] }
                first = run.last!
                output.append(contentsOf: run.reversed())
                if previous >= 0, next < 4096 {
                    (prefix[next], suffix[next]) = (previous, first)
                    next += 1
                    if next == 1 << width, width < 12 { width += 1 }
                }
                previous = code
            }
        }
        return output
    }
}

extension Bitmap {
    func fill(_ area: CGRect, with pixel: UInt32) {
        let part = area.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull else { return }
        for y in Int(part.minY)..<Int(part.maxY) {
            let row = row(y)
            for x in Int(part.minX)..<Int(part.maxX) { row[x] = pixel }
        }
    }
}
