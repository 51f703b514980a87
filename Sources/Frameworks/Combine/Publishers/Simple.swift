import Foundation

/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never { SequenceSubscription.start([output], AnySubscriber(subscriber)) }
}

/// No value: the end at once, or never.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { self.completeImmediately = completeImmediately }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { createPublisher().receive(subscriber: subscriber) }
}

/// Begins its work when it is made, and keeps the result for every subscriber.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = @Sendable (Result<Output, Failure>) -> Void
    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private let list = SubscriberList<Output, Failure>()

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill { nonisolated(unsafe) let result = $0; self.fulfil(result) } }

    private func fulfil(_ result: Result<Output, Failure>) {
        let isFirst = lock.withLock {
            defer { self.result = self.result ?? result }
            return self.result == nil
        }
        guard isFirst else { return }
        switch result {
        case .success(let value): list.send(value); list.end(.finished)
        case .failure(let error): list.end(.failure(error))
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        switch lock.withLock({ result }) {
        case .success(let value)?: SequenceSubscription.start([value], AnySubscriber(subscriber))
        case .failure(let error)?: Fail(error: error).receive(subscriber: subscriber)
        case nil: list.add(AnySubscriber(subscriber), first: nil)
        }
    }
}

extension Result {
    /// The result as a publisher of one value.
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): AnyPublisher { SequenceSubscription.start([value], $0) }
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}
