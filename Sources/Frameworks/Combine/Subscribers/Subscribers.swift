/// Namespace of subscribers and what they deal in.
public enum Subscribers {
    /// How many values a subscriber takes.
    public struct Demand: Equatable, Comparable, Hashable, Sendable {
        let count: Int

        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
        public var max: Int? { self == .unlimited ? nil : count }

        public static func < (one: Demand, other: Demand) -> Bool { one.count < other.count }
        // Without a limit is more than any number.
        public static func == (one: Demand, other: Int) -> Bool { one.max == other }
        public static func == (one: Int, other: Demand) -> Bool { other == one }
        public static func != (one: Demand, other: Int) -> Bool { !(one == other) }
        public static func < (one: Demand, other: Int) -> Bool { one.max.map { $0 < other } ?? false }
        public static func < (one: Int, other: Demand) -> Bool { other.max.map { one < $0 } ?? true }
        public static func > (one: Demand, other: Int) -> Bool { other < one }
        public static func > (one: Int, other: Demand) -> Bool { other < one }
        public static func <= (one: Demand, other: Int) -> Bool { !(other < one) }
        public static func >= (one: Demand, other: Int) -> Bool { !(one < other) }
        public static func + (one: Demand, other: Int) -> Demand { one + Demand(count: other) }
        public static func += (one: inout Demand, other: Int) { one = one + other }
        public static func * (one: Demand, other: Int) -> Demand { one == .unlimited ? one : Demand(count: one.count * other) }
        public static func *= (one: inout Demand, other: Int) { one = one * other }
        public static func - (one: Demand, other: Demand) -> Demand { one == .unlimited ? one : other == .unlimited ? .none : one - other.count }
        public static func -= (one: inout Demand, other: Demand) { one = one - other }
        public static func + (one: Demand, other: Demand) -> Demand { one == .unlimited || other == .unlimited ? .unlimited : Demand(count: one.count + other.count) }
        public static func += (one: inout Demand, other: Demand) { one = one + other }
        public static func - (one: Demand, other: Int) -> Demand { one == .unlimited ? one : Demand(count: Swift.max(0, one.count - other)) }
        public static func -= (one: inout Demand, other: Int) { one = one - other }
    }

    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
