/// The same numbers for the same seed, everywhere.
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 ^ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func chance(_ share: Double) -> Bool { Double(next() >> 11) / Double(1 << 53) < share }
    mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
    mutating func constant() -> Double { Double(below(401) - 200) / pick([1, 1, 1, 2, 3]) }
}
