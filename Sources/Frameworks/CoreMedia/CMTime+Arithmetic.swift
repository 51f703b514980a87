import Foundation

extension CMTime: Comparable {
    public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }
}

extension CMTime: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

extension CMTime {
    public static func + (a: CMTime, b: CMTime) -> CMTime { combine(a, b) { $0 &+ $1 } }
    public static func - (a: CMTime, b: CMTime) -> CMTime { combine(a, b) { $0 &- $1 } }

    /// In the common scale where one is a multiple of the other, else in their product's.
    private static func combine(_ a: CMTime, _ b: CMTime, _ operation: (Int64, Int64) -> Int64) -> CMTime {
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        let (x, y) = (Int64(a.timescale), Int64(b.timescale))
        let scale = x % y == 0 ? x : y % x == 0 ? y : x * y
        guard let timescale = CMTimeScale(exactly: scale) else { return CMTime(seconds: Double(operation(Int64(a.seconds * 1e6), Int64(b.seconds * 1e6))) / 1e6, preferredTimescale: 1_000_000) }
        return CMTime(value: operation(a.value * (scale / x), b.value * (scale / y)), timescale: timescale)
    }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// −1, 0 or 1. Times that are no number come after all others, but before positive infinity.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Int { time.isNegativeInfinity ? 0 : time.isNumeric ? 1 : time.isIndefinite ? 2 : time.isPositiveInfinity ? 3 : 4 }
    let (a, b) = (rank(time1), rank(time2))
    if a != b || a != 1 { return a < b ? -1 : a > b ? 1 : 0 }
    let (left, right) = (time1.seconds, time2.seconds)
    return left < right ? -1 : left > right ? 1 : 0
}

/// A start and a duration.
public struct CMTimeRange: Equatable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { self.init(start: .invalid, duration: .invalid) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    public var end: CMTime { start + duration }
    public var isEmpty: Bool { duration == .zero }
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
