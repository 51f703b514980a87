extension Hashing {
    package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        sha2(bytes, SHA2Constants.squares32, SHA2Constants.cubes32, turns: ([7, 18, 3], [17, 19, 10], [6, 11, 25], [2, 13, 22]))
    }

    package static func sha512(_ bytes: [UInt8]) -> [UInt8] {
        sha2(bytes, SHA2Constants.squares64, SHA2Constants.cubes64, turns: ([1, 8, 7], [19, 61, 6], [14, 18, 41], [28, 34, 39]))
    }

    private typealias Turns = (low: [Int], high: [Int], e: [Int], a: [Int])

    /// SHA-256 and SHA-512 differ in the width of their words and in how far these are turned.
    private static func sha2<T: FixedWidthInteger & UnsignedInteger>(_ bytes: [UInt8], _ start: [T], _ constants: [T], turns: Turns) -> [UInt8] {
        func turn(_ value: T, _ count: Int) -> T { value >> T(count) | value << T(T.bitWidth - count) }
        var state = start
        for block in blocks(bytes, 2 * T.bitWidth, bigEndian: true) {
            var words: [T] = (0..<16).map { word(block, $0 * T.bitWidth / 8) }
            for index in 16..<constants.count {
                let (one, two) = (words[index - 15], words[index - 2])
                let low = turn(one, turns.low[0]) ^ turn(one, turns.low[1]) ^ one >> T(turns.low[2])
                let high = turn(two, turns.high[0]) ^ turn(two, turns.high[1]) ^ two >> T(turns.high[2])
                words.append(words[index - 16] &+ low &+ words[index - 7] &+ high)
            }
            var s = state
            for index in 0..<constants.count {
                let (a, e) = (s[0], s[4])
                let sumE = turn(e, turns.e[0]) ^ turn(e, turns.e[1]) ^ turn(e, turns.e[2])
                let sumA = turn(a, turns.a[0]) ^ turn(a, turns.a[1]) ^ turn(a, turns.a[2])
                let choice = (e & s[5]) ^ (~e & s[6])
                let majority = (a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2])
                let first = s[7] &+ sumE &+ choice &+ constants[index] &+ words[index]
                s = [first &+ sumA &+ majority, a, s[1], s[2], s[3] &+ first, e, s[5], s[6]]
            }
            state = zip(state, s).map { $0 &+ $1 }
        }
        return state.flatMap { bytesOf($0) }
    }
}

/// The constants are fractions of the roots of the first primes.
private enum SHA2Constants {
    static let squares32: [UInt32] = roots(of: 8, square: true)
    static let cubes32: [UInt32] = roots(of: 64, square: false)
    static let squares64: [UInt64] = roots(of: 8, square: true)
    static let cubes64: [UInt64] = roots(of: 80, square: false)

    private static func roots<T: FixedWidthInteger & UnsignedInteger>(of count: Int, square: Bool) -> [T] {
        var primes: [UInt64] = [], candidate: UInt64 = 2
        while primes.count < count {
            if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
            candidate += 1
        }
        return primes.map { fraction($0, T.bitWidth, square: square) }
    }

    /// The first bits behind the point of a prime's root, by halving the interval: `x² ≤ p·2^2b` or `x³ ≤ p·2^3b`.
    private static func fraction<T: FixedWidthInteger & UnsignedInteger>(_ prime: UInt64, _ bits: Int, square: Bool) -> T {
        var low = Wide(0), high = Wide(32) << bits
        let bound = Wide(prime) << (bits * (square ? 2 : 3))
        while high - low > 1 {
            let middle = (low + high) >> 1
            let power = square ? middle * middle : middle * middle * middle
            if power <= bound { low = middle } else { high = middle }
        }
        return low.truncated(T.self)
    }
}

/// Whole numbers of up to 256 bits, as far as the constants need them.
private struct Wide: Comparable {
    var limbs: [UInt32]

    init(_ value: UInt64) { limbs = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)] }
    private init(limbs: [UInt32]) { self.limbs = limbs }
    private subscript(index: Int) -> UInt64 { index < limbs.count ? UInt64(limbs[index]) : 0 }

    func truncated<T: FixedWidthInteger>(_ type: T.Type) -> T { T(truncatingIfNeeded: self[0] | self[1] << 32) }

    static func << (one: Wide, bits: Int) -> Wide { Wide(limbs: Array(repeating: 0, count: bits / 32) + one.limbs) }
    static func >> (one: Wide, bits: Int) -> Wide { Wide(limbs: one.limbs.indices.map { UInt32(truncatingIfNeeded: (one[$0] | one[$0 + 1] << 32) >> UInt64(bits)) }) }
    static func + (one: Wide, other: Wide) -> Wide {
        var carry: UInt64 = 0, sum: [UInt32] = []
        for index in 0...max(one.limbs.count, other.limbs.count) {
            carry += one[index] + other[index]
            sum.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        return Wide(limbs: sum)
    }
    static func - (one: Wide, other: Wide) -> Wide {
        var borrow: Int64 = 0, rest: [UInt32] = []
        for index in 0..<max(one.limbs.count, other.limbs.count) {
            borrow += Int64(one[index]) - Int64(other[index])
            rest.append(UInt32(truncatingIfNeeded: borrow))
            borrow >>= 32
        }
        return Wide(limbs: rest)
    }
    static func * (one: Wide, other: Wide) -> Wide {
        var product = Array(repeating: UInt32(0), count: one.limbs.count + other.limbs.count)
        for i in one.limbs.indices {
            var carry: UInt64 = 0
            for j in 0..<other.limbs.count {
                carry += UInt64(product[i + j]) + one[i] * other[j]
                product[i + j] = UInt32(truncatingIfNeeded: carry)
                carry >>= 32
            }
            product[i + other.limbs.count] = UInt32(truncatingIfNeeded: carry)
        }
        return Wide(limbs: product)
    }
    static func < (one: Wide, other: Wide) -> Bool {
        for index in (0..<max(one.limbs.count, other.limbs.count)).reversed() where one[index] != other[index] { return one[index] < other[index] }
        return false
    }
    static func == (one: Wide, other: Wide) -> Bool { !(one < other) && !(other < one) }
    static func > (one: Wide, other: Int) -> Bool { one > Wide(UInt64(other)) }
}
