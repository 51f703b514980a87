import Foundation

/// When and where work is done.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions

    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) { schedule(after: date, tolerance: minimumTolerance, options: nil, action) }
}

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// A moment of the schedulers here, in seconds.
public struct SchedulerTime: Strideable, Sendable {
    public var seconds: Double

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Sendable {
        public var magnitude: Double

        public init(_ seconds: Double) { magnitude = seconds }
        public init(floatLiteral value: Double) { magnitude = value }
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }

        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
        public static func seconds(_ s: Double) -> Self { Self(s) }
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
        public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
        public static func + (one: Self, other: Self) -> Self { Self(one.magnitude + other.magnitude) }
        public static func - (one: Self, other: Self) -> Self { Self(one.magnitude - other.magnitude) }
        public static func * (one: Self, other: Self) -> Self { Self(one.magnitude * other.magnitude) }
        public static func *= (one: inout Self, other: Self) { one = one * other }
    }

    public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.magnitude) }
    static var now: Self { Self(seconds: Date.timeIntervalSinceReferenceDate) }
}
