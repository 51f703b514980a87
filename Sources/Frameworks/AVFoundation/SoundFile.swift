import Foundation

/// How long a file of sound lasts, by its headers: WAVE, AIFF, CAF, MPEG layers and MPEG-4.
enum SoundFile {
    /// Seconds; nil for other kinds and for headers that make no sense.
    static func duration(of data: Data) -> TimeInterval? {
        let bytes = Bytes(data)
        switch (bytes.text(0), bytes.text(4), bytes.text(8)) {
        case ("RIFF", _, "WAVE"): return wave(bytes)
        case ("FORM", _, "AIFF"), ("FORM", _, "AIFC"): return aiff(bytes)
        case ("caff", _, _): return caf(bytes)
        case (_, "ftyp", _): return mpeg4(bytes, 0..<bytes.count)
        default: return mpeg(bytes)
        }
    }

    private static func wave(_ bytes: Bytes) -> TimeInterval? {
        var place = 12, rate = 0
        while place + 8 <= bytes.count {
            let size = bytes.little(place + 4, 4)
            if bytes.text(place) == "fmt " { rate = bytes.little(place + 16, 4) }
            if bytes.text(place) == "data" { return rate > 0 ? Double(min(size, bytes.count - place - 8)) / Double(rate) : nil }
            place += 8 + size + size % 2
        }
        return nil
    }

    private static func aiff(_ bytes: Bytes) -> TimeInterval? {
        var place = 12
        while place + 8 <= bytes.count {
            let size = bytes.big(place + 4, 4)
            if bytes.text(place) == "COMM" {
                // The rate is a number of 80 bits: an exponent, and a whole part with its leading one.
                let exponent = bytes.big(place + 16, 2) & 0x7FFF, mantissa = bytes.big(place + 18, 4)
                let rate = Double(mantissa) * pow(2, Double(exponent - 16383 - 31))
                return rate > 0 ? Double(bytes.big(place + 10, 4)) / rate : nil
            }
            place += 8 + size + size % 2
        }
        return nil
    }

    private static func caf(_ bytes: Bytes) -> TimeInterval? {
        var place = 8, rate = 0.0, frames = 0, packet = (bytes: 0, frames: 0)
        while place + 12 <= bytes.count {
            let size = bytes.big(place + 4, 8), body = place + 12
            switch bytes.text(place) {
            case "desc":
                rate = Double(bitPattern: UInt64(bytes.big(body, 4)) << 32 | UInt64(bytes.big(body + 4, 4)))
                packet = (bytes.big(body + 16, 4), bytes.big(body + 20, 4))
            case "pakt": frames = bytes.big(body + 8, 8)
            case "data" where packet.bytes > 0:
                let length = size < 0 || body + size > bytes.count ? bytes.count - body : size
                frames = (length - 4) / packet.bytes * packet.frames
            default: break
            }
            guard size >= 0 else { break }
            place = body + size
        }
        return rate > 0 && frames > 0 ? Double(frames) / rate : nil
    }

    private static func mpeg4(_ bytes: Bytes, _ range: Range<Int>) -> TimeInterval? {
        var place = range.lowerBound
        while place + 8 <= range.upperBound {
            let size = bytes.big(place, 4), end = size == 0 ? range.upperBound : place + size
            guard end > place, end <= range.upperBound else { return nil }
            switch bytes.text(place + 4) {
            case "moov": return mpeg4(bytes, place + 8..<end)
            case "mvhd":
                let isLong = bytes.big(place + 8, 1) == 1, scale = bytes.big(place + (isLong ? 28 : 20), 4)
                return scale > 0 ? Double(bytes.big(place + (isLong ? 32 : 24), isLong ? 8 : 4)) / Double(scale) : nil
            default: place = end
            }
        }
        return nil
    }

    private static func mpeg(_ bytes: Bytes) -> TimeInterval? {
        var place = 0
        if bytes.text(0).hasPrefix("ID3") { place = 10 + (0..<4).reduce(0) { $0 << 7 | bytes.big(6 + $1, 1) } }
        let furthest = place + 65_536
        while place + 4 <= bytes.count, place < furthest, bytes.big(place, 2) & 0xFFE0 != 0xFFE0 { place += 1 }
        let head = bytes.big(place, 4), version = head >> 19 & 3, layer = head >> 17 & 3
        let isFirst = version == 3, rates = [44100, 48000, 32000]
        guard place + 4 <= bytes.count, layer == 1, version != 1, head >> 10 & 3 < 3 else { return nil }
        let kilobits = isFirst ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
        let index = head >> 12 & 15, rate = Double(rates[head >> 10 & 3]) / (isFirst ? 1 : version == 2 ? 2 : 4)
        guard index > 0, index < 15 else { return nil }
        // Files of varying rates count their frames in the first one.
        let isMono = head >> 6 & 3 == 3, info = place + 4 + (isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17)
        if ["Xing", "Info"].contains(bytes.text(info)), bytes.big(info + 4, 4) & 1 == 1 { return Double(bytes.big(info + 8, 4)) * (isFirst ? 1152 : 576) / rate }
        return Double(bytes.count - place) * 8 / Double(kilobits[index] * 1000)
    }

    /// Numbers of a file; zeros behind its end.
    private struct Bytes {
        private let data: Data
        init(_ data: Data) { self.data = data }

        var count: Int { data.count }
        private func byte(_ place: Int) -> Int { place >= 0 && place < data.count ? Int(data[data.startIndex + place]) : 0 }
        func big(_ place: Int, _ size: Int) -> Int { (0..<size).reduce(0) { $0 << 8 | byte(place + $1) } }
        func little(_ place: Int, _ size: Int) -> Int { (0..<size).reversed().reduce(0) { $0 << 8 | byte(place + $1) } }
        func text(_ place: Int) -> String { String(decoding: (0..<4).map { UInt8(byte(place + $0)) }, as: UTF8.self) }
    }
}
