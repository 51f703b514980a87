extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        piped(E.self) { $1.send($0) } end: { completion, pipe in
            switch completion {
            case .finished: pipe.finish(.finished)
            case .failure(let error): pipe.finish(.failure(transform(error)))
            }
        }
    }

    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { subscriber in
            let switching = SwitchingSubscription()
            receive(subscriber: AnySubscriber<Output, Failure>(
                receiveSubscription: { subscription in
                    switching.source = subscription
                    subscriber.receive(subscription: switching)
                },
                receiveValue: { switching.count(subscriber.receive($0)) },
                receiveCompletion: { completion in
                    guard case .failure(let error) = completion else { return subscriber.receive(completion: .finished) }
                    handler(error).receive(subscriber: AnySubscriber<Output, P.Failure>(
                        receiveSubscription: { switching.change(to: $0) }, receiveValue: { subscriber.receive($0) }, receiveCompletion: { subscriber.receive(completion: $0) }))
                }))
        }
    }

    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error> where P.Output == Output {
        `catch` { error -> AnyPublisher<Output, any Error> in
            do { return try handler(error).mapError { $0 as any Error } } catch { return Fail(error: error).eraseToAnyPublisher() }
        }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }

    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        retries > 0 ? `catch` { _ in retry(retries - 1) } : eraseToAnyPublisher()
    }

    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> AnyPublisher<Output, Never> {
        mapError { fatalError("\(prefix)\($0)", file: file, line: line) }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> { mapError { (never: Never) -> E in switch never {} } }
}

/// Demand that moves from one source to the next.
final class SwitchingSubscription: Subscription {
    var source: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var isOver = false

    func count(_ more: Subscribers.Demand) -> Subscribers.Demand {
        demand = demand - 1 + more
        return more
    }

    func change(to next: any Subscription) {
        guard !isOver else { return next.cancel() }
        source = next
        if demand > .none { next.request(demand) }
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        source?.request(demand)
    }

    func cancel() {
        isOver = true
        source?.cancel()
        source = nil
    }
}
