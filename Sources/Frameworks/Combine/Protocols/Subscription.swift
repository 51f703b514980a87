public protocol Cancellable {
    func cancel()
}

/// The tie between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
}

public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public struct CombineIdentifier: Hashable, CustomStringConvertible {
    private let id: ObjectIdentifier?

    public init() { id = nil }
    public init(_ object: AnyObject) { id = ObjectIdentifier(object) }
    public var description: String { id.map { "\(UInt(bitPattern: $0.hashValue))" } ?? "0" }
}

public enum Subscriptions {
    private final class Empty: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    /// One that asks for nothing.
    public static var empty: any Subscription { Empty() }
}
