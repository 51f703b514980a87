import CFriBidi
import Foundation

/// Embedding levels of a paragraph: even from left to right, odd from right to left.
enum Bidi {
    enum Base { case natural, leftToRight, rightToLeft }

    /// Whether a unit may belong to text from right to left, or control it.
    @inline(__always) static func isSuspect(_ unit: UInt16) -> Bool {
        unit >= 0x590 && (unit <= 0x8FF || unit == 0x200F || (0x202A...0x202E).contains(unit) || (0x2066...0x2069).contains(unit)
            || (0xD802...0xD83B).contains(unit) && (unit <= 0xD803 || unit >= 0xD83A) || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit))
    }

    /// One level a UTF-16 unit, and the paragraph's own.
    static func levels(_ text: ArraySlice<UInt16>, base: Base) -> (levels: [UInt8], isRightToLeft: Bool) {
        guard text.contains(where: isSuspect) else {
            let level: UInt8 = base == .rightToLeft ? 1 : 0
            // Latin letters in a paragraph from right to left still run from left to right.
            if level == 0 { return ([UInt8](repeating: 0, count: text.count), false) }
            return resolve(text, base)
        }
        return resolve(text, base)
    }

    private static func resolve(_ text: ArraySlice<UInt16>, _ base: Base) -> (levels: [UInt8], isRightToLeft: Bool) {
        // FriBidi takes whole characters: units of pairs share their level.
        var scalars: [UInt32] = [], owners: [Int] = []
        var decoder = UTF16(), units = text.makeIterator(), at = 0
        decode: while true {
            switch decoder.decode(&units) {
            case .scalarValue(let scalar):
                scalars.append(scalar.value)
                for _ in 0..<UTF16.width(scalar) { owners.append(at) }
            case .error:
                scalars.append(0xFFFD)
                owners.append(at)
            case .emptyInput: break decode
            }
            at += 1
        }
        let count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        // FRIBIDI_PAR_ON, _LTR, _RTL are macros.
        var direction = FriBidiParType(rawValue: base == .natural ? 0x40 : base == .rightToLeft ? 0x111 : 0x110)
        _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
        let isRightToLeft = direction.rawValue & 1 != 0
        return (owners.map { UInt8(bitPattern: Int8(levels[$0])) }, isRightToLeft)
    }

    /// Places of the runs of a line from left to right, by rule L2 of the algorithm.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0, let lowest = levels.filter({ $0 & 1 == 1 }).min() else { return order }
        for level in stride(from: Int(highest), through: Int(lowest), by: -1) {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else { start += 1; continue }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
