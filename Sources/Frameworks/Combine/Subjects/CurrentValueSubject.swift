import Foundation

/// Begins with its value, for each subscriber, and hands on those that follow.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let list = SubscriberList<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) { subscription.request(.unlimited) }

    public func send(_ input: Output) {
        lock.withLock { current = input }
        list.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) { list.end(completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        list.add(AnySubscriber(subscriber), first: { [weak self] in self?.value })
    }
}
