@_exported import Foundation
import ObjCRuntime

public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Numbers from a generator; the sources below are of one kind each, all seeded by the system unless a seed is given.
/// A seed gives the same numbers each time, but not those that iOS gives for it.
open class GKRandomSource: ObjCObject, GKRandom {
    var generator = SplitMix(seed: UInt64.random(in: .min ... .max))

    nonisolated(unsafe) private static let common = GKRandomSource()
    open class func sharedRandom() -> GKRandomSource { common }

    public override init() { super.init() }

    /// From `Int32.min` to `Int32.max`.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: generator.next())) }
    open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int.random(in: 0 ..< upperBound, using: &generator) : 0 }
    open func nextUniform() -> Float { Float.random(in: 0 ... 1, using: &generator) }
    open func nextBool() -> Bool { Bool.random(using: &generator) }
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled(using: &generator) }

    func seed(_ bytes: Data) { generator = SplitMix(seed: bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }) }
}

open class GKARC4RandomSource: GKRandomSource {
    open private(set) var seed = Data()
    public override init() { super.init() }
    public init(seed: Data) { super.init(); self.seed = seed; self.seed(seed) }
    open func dropValues(_ count: Int) { for _ in 0 ..< count { _ = generator.next() } }
}

open class GKLinearCongruentialRandomSource: GKRandomSource {
    open var seed: UInt64 = 0 { didSet { generator = SplitMix(seed: seed) } }
    public override init() { super.init() }
    public init(seed: UInt64) { super.init(); self.seed = seed; generator = SplitMix(seed: seed) }
}

open class GKMersenneTwisterRandomSource: GKRandomSource {
    open var seed: UInt64 = 0 { didSet { generator = SplitMix(seed: seed) } }
    public override init() { super.init() }
    public init(seed: UInt64) { super.init(); self.seed = seed; generator = SplitMix(seed: seed) }
}


/// Steele, Lea and Flood's SplitMix64.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
