import Foundation

/// Hands on what it is sent to those who have subscribed by then.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let list = SubscriberList<Output, Failure>()

    public init() {}

    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    public func send(_ input: Output) { list.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { list.end(completion) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { list.add(AnySubscriber(subscriber), first: nil) }
}
