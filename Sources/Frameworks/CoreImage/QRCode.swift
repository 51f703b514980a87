import Foundation

/// A QR code of bytes, after ISO/IEC 18004: versions 1 to 40, four levels of correction, the mask with the lowest penalty.
struct QRCode {
    private(set) var modules: [[Bool]]
    private var isFunction: [[Bool]]
    private var size: Int

    enum Level: Int { case low = 0, medium, quartile, high }

    /// nil for more than fits.
    init?(_ data: Data, level: Level) {
        guard let version = (1...40).first(where: { data.count * 8 + 4 + ($0 < 10 ? 8 : 16) <= Self.dataWords($0, level) * 8 }) else { return nil }
        size = version * 4 + 17
        modules = Array(repeating: Array(repeating: false, count: size), count: size)
        isFunction = modules
        drawPatterns(version)
        draw(Self.words(data, version, level))
        let masks = (0..<8).map { mask -> QRCode in
            var code = self
            code.mask(mask)
            code.drawFormat(level, mask)
            return code
        }
        self = masks.min { $0.penalty < $1.penalty }!
    }

    // MARK: Words

    private static let correctionWords: [[Int]] = [
        [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
        [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
        [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
    ]
    private static let blocks: [[Int]] = [
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
        [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
        [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68],
        [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81],
    ]

    private static func rawModules(_ version: Int) -> Int {
        var result = (16 * version + 128) * version + 64
        if version >= 2 {
            let patterns = version / 7 + 2
            result -= (25 * patterns - 10) * patterns - 55
            if version >= 7 { result -= 36 }
        }
        return result
    }

    private static func dataWords(_ version: Int, _ level: Level) -> Int {
        rawModules(version) / 8 - correctionWords[level.rawValue][version - 1] * blocks[level.rawValue][version - 1]
    }

    private static func words(_ data: Data, _ version: Int, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) { for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) } }
        append(4, 4)
        append(data.count, version < 10 ? 8 : 16)
        for byte in data { append(Int(byte), 8) }
        let capacity = dataWords(version, level) * 8
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var filler = 0xEC
        while bits.count < capacity { append(filler, 8); filler ^= 0xEC ^ 0x11 }
        let words = stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) } }
        return interleaved(words, version, level)
    }

    private static func interleaved(_ words: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let count = blocks[level.rawValue][version - 1], correction = correctionWords[level.rawValue][version - 1], raw = rawModules(version) / 8
        let short = count - raw % count, length = raw / count
        let divisor = generator(correction)
        var parts: [(data: [UInt8], correction: [UInt8])] = [], place = 0
        for block in 0..<count {
            let own = Array(words[place..<place + length - correction + (block < short ? 0 : 1)])
            place += own.count
            parts.append((own, remainder(own, divisor)))
        }
        var result: [UInt8] = []
        for index in 0...(length - correction) { for part in parts where index < part.data.count { result.append(part.data[index]) } }
        for index in 0..<correction { for part in parts { result.append(part.correction[index]) } }
        return result
    }

    // MARK: Reed and Solomon

    private static func multiply(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var product = 0
        for place in (0..<8).reversed() {
            product = product << 1 ^ (product >> 7) * 0x11D
            product ^= Int(second >> place & 1) * Int(first)
        }
        return UInt8(product)
    }

    private static func generator(_ degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree - 1) + [1], root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree { result[index] = multiply(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0) }
            root = multiply(root, 2)
        }
        return result
    }

    private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= multiply(divisor[index], factor) }
        }
        return result
    }

    // MARK: Patterns

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard x >= 0, y >= 0, x < size, y < size else { return }
        modules[y][x] = isDark
        isFunction[y][x] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for index in 0..<size {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 { for dx in -4...4 { let ring = max(abs(dx), abs(dy)); set(x + dx, y + dy, ring != 2 && ring != 4) } }
        }
        let places = Self.alignment(version, size)
        for (row, y) in places.enumerated() {
            for (column, x) in places.enumerated() where !(row == 0 && column == 0 || row == 0 && column == places.count - 1 || row == places.count - 1 && column == 0) {
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.low, 0)
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            set(size - 11 + index % 3, index / 3, isDark)
            set(index / 3, size - 11 + index % 3, isDark)
        }
    }

    private static func alignment(_ version: Int, _ size: Int) -> [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2, step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func drawFormat(_ level: Level, _ mask: Int) {
        let data = [1, 0, 3, 2][level.rawValue] << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func draw(_ words: [UInt8]) {
        var place = 0, right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                for column in 0..<2 {
                    let x = right - column, y = (right + 1) & 2 == 0 ? size - 1 - step : step
                    guard !isFunction[y][x], place < words.count * 8 else { continue }
                    modules[y][x] = words[place >> 3] >> (7 - place & 7) & 1 == 1
                    place += 1
                }
            }
            right -= 2
        }
    }

    private mutating func mask(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFunction[y][x] {
                let inverts = switch mask {
                case 0: (x + y) % 2 == 0
                case 1: y % 2 == 0
                case 2: x % 3 == 0
                case 3: (x + y) % 3 == 0
                case 4: (x / 3 + y / 2) % 2 == 0
                case 5: x * y % 2 + x * y % 3 == 0
                case 6: (x * y % 2 + x * y % 3) % 2 == 0
                default: ((x + y) % 2 + x * y % 3) % 2 == 0
                }
                if inverts { modules[y][x].toggle() }
            }
        }
    }

    /// What makes a code hard to read: long runs, blocks, patterns like the corners', and too much of one colour.
    private var penalty: Int {
        var result = 0
        let finder = [true, false, true, true, true, false, true], quiet = [false, false, false, false]
        for lines in [modules, (0..<size).map { x in (0..<size).map { modules[$0][x] } }] {
            for line in lines {
                var run = 1
                for index in 1...size {
                    if index < size, line[index] == line[index - 1] { run += 1 } else {
                        if run >= 5 { result += run - 2 }
                        run = 1
                    }
                }
                for start in 0...size - 11 where Array(line[start..<start + 11]) == finder + quiet || Array(line[start..<start + 11]) == quiet + finder { result += 40 }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 where modules[y][x] == modules[y][x + 1] && modules[y][x] == modules[y + 1][x] && modules[y][x] == modules[y + 1][x + 1] { result += 3 }
        }
        let dark = modules.joined().reduce(0) { $0 + ($1 ? 1 : 0) }, total = size * size
        return result + ((abs(dark * 20 - total * 10) + total - 1) / total - 1) * 10
    }
}
