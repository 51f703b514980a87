@_exported import CoreVideo
@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = Self(rawValue: 1), hasBeenRounded = Self(rawValue: 2), positiveInfinity = Self(rawValue: 4), negativeInfinity = Self(rawValue: 8), indefinite = Self(rawValue: 16)
}

/// A time as a fraction: `value / timescale` seconds.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }
    public init(value: CMTimeValue, timescale: CMTimeScale) { self.init(value: value, timescale: timescale, flags: .valid, epoch: 0) }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        switch seconds {
        case .infinity: self = .positiveInfinity
        case -.infinity: self = .negativeInfinity
        case _ where seconds.isNaN: self = .invalid
        default:
            let exact = seconds * Double(preferredTimescale)
            self.init(value: CMTimeValue(exact.rounded()), timescale: preferredTimescale)
            if exact != exact.rounded() { flags.insert(.hasBeenRounded) }
        }
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isNumeric: Bool { flags.intersection([.valid, .positiveInfinity, .negativeInfinity, .indefinite]) == .valid }
    public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

    /// NaN where it isn't a number of seconds.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }
}
