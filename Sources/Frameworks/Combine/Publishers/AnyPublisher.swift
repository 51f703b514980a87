/// A publisher without its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let body: (AnySubscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { body = { publisher.receive(subscriber: $0) } }
    init(_ body: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.body = body }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { body(AnySubscriber(subscriber)) }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self) }
}

/// Namespace of publishers. What an operator gives is an ``AnyPublisher`` here.
public enum Publishers {}
