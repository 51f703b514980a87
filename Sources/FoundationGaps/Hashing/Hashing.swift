import Foundation

/// Digests of bytes. Sources: FIPS 180-4 (SHA), RFC 1321 (MD5).
package enum Hashing {
    package static func sha1(_ bytes: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        for block in blocks(bytes, 64, bigEndian: true) {
            var words: [UInt32] = (0..<16).map { word(block, $0 * 4) }
            for index in 16..<80 { words.append(rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)) }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mix, constant): (UInt32, UInt32) = switch index {
                case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
                (e, d, c, b, a) = (d, c, rotate(b, 30), a, rotate(a, 5) &+ mix &+ e &+ constant &+ words[index])
            }
            state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
        }
        return state.flatMap { bytesOf($0) }
    }

    package static func md5(_ bytes: [UInt8]) -> [UInt8] {
        let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        for block in blocks(bytes, 64, bigEndian: false) {
            let words = (0..<16).map { (word(block, $0 * 4) as UInt32).byteSwapped }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for index in 0..<64 {
                let (mix, place): (UInt32, Int) = switch index / 16 {
                case 0: ((b & c) | (~b & d), index)
                case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
                case 2: (b ^ c ^ d, (3 * index + 5) % 16)
                default: (c ^ (b | ~d), 7 * index % 16)
                }
                let sum = a &+ mix &+ sines[index] &+ words[place]
                (a, d, c, b) = (d, c, b, b &+ rotate(sum, shifts[index / 16 * 4 + index % 4]))
            }
            state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
        }
        return state.flatMap { bytesOf($0.byteSwapped) }
    }

    // MARK: Parts

    /// Message, one bit, zeros, length in bits.
    static func blocks(_ bytes: [UInt8], _ size: Int, bigEndian: Bool) -> [ArraySlice<UInt8>] {
        let length = size / 8
        var padded = bytes + [0x80]
        padded += Array(repeating: 0, count: (2 * size - length - padded.count % size) % size)
        let bits = bytesOf(UInt64(bytes.count) * 8)
        padded += bigEndian ? Array(repeating: 0, count: length - 8) + bits : bits.reversed()
        return stride(from: 0, to: padded.count, by: size).map { padded[$0..<$0 + size] }
    }

    static func word<T: FixedWidthInteger>(_ block: ArraySlice<UInt8>, _ offset: Int) -> T {
        let start = block.startIndex + offset
        return block[start..<start + T.bitWidth / 8].reduce(0) { $0 << 8 | T($1) }
    }

    static func bytesOf<T: FixedWidthInteger>(_ value: T) -> [UInt8] { stride(from: T.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> T($0)) } }
    private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }

    private static let sines: [UInt32] = (0..<64).map { UInt32((abs(sin(Double($0 + 1))) * 4_294_967_296).rounded(.down)) }
}
