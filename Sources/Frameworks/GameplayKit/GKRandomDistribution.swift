import Foundation
import ObjCRuntime

/// Whole numbers between two bounds, both included, each as likely as any other.
open class GKRandomDistribution: ObjCObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
        super.init()
    }

    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { upperBound > lowestValue ? lowestValue + source.nextInt(upperBound: min(upperBound - lowestValue, numberOfPossibleOutcomes)) : lowestValue }
    open func nextUniform() -> Float { numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0 }
    open func nextBool() -> Bool { source.nextBool() }
}

/// Every value once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
    private var waiting: [Int] = []

    open override func nextInt() -> Int {
        if waiting.isEmpty { waiting = Array(lowestValue ... highestValue) }
        return waiting.remove(at: source.nextInt(upperBound: waiting.count))
    }
}

/// Values about the middle come most often.
open class GKGaussianDistribution: GKRandomDistribution {
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }

    /// Box and Muller's normal numbers; those beyond three deviations are drawn again.
    open override func nextInt() -> Int {
        while true {
            let (u, v) = (max(source.nextUniform(), .leastNormalMagnitude), source.nextUniform())
            let value = Int((mean + deviation * sqrt(-2 * log(u)) * cos(2 * .pi * v)).rounded())
            if (lowestValue ... highestValue).contains(value) { return value }
        }
    }
}
