/// What stands between a publisher and a subscriber for most operators: it turns values and the end into others, and hands
/// demand on to the source.
final class Pipe<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
    typealias Value = (Input, Pipe) -> Subscribers.Demand
    typealias End = (Subscribers.Completion<InputFailure>, Pipe) -> Void

    private var upstream: (any Subscription)?
    private var downstream: AnySubscriber<Output, Failure>?
    private let value: Value
    private let end: End

    init(_ downstream: AnySubscriber<Output, Failure>, value: @escaping Value, end: @escaping End) { (self.downstream, self.value, self.end) = (downstream, value, end) }

    // MARK: From the source

    func receive(subscription: any Subscription) {
        upstream = subscription
        downstream?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { downstream == nil ? .none : value(input, self) }
    func receive(completion: Subscribers.Completion<InputFailure>) { if downstream != nil { end(completion, self) } }

    // MARK: To the subscriber

    func send(_ output: Output) -> Subscribers.Demand { downstream?.receive(output) ?? .none }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let subscriber = downstream
        (downstream, upstream) = (nil, nil)
        subscriber?.receive(completion: completion)
    }

    /// Ends before the source does.
    func finishEarly(_ completion: Subscribers.Completion<Failure> = .finished) {
        let source = upstream
        source?.cancel()
        finish(completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
        let source = upstream
        (downstream, upstream) = (nil, nil)
        source?.cancel()
    }
}

extension Publisher {
    /// An operator that may fail as its source does. `make` gives the body for each subscriber, with a state of its own.
    func piped<T>(_ make: @escaping () -> Pipe<Output, Failure, T, Failure>.Value, end: (() -> Pipe<Output, Failure, T, Failure>.End)? = nil) -> AnyPublisher<T, Failure> {
        AnyPublisher { receive(subscriber: Pipe($0, value: make(), end: end?() ?? { completion, pipe in pipe.finish(completion) })) }
    }

    /// One whose failures are others.
    func piped<T, F: Error>(_: F.Type, _ value: @escaping Pipe<Output, Failure, T, F>.Value, end: @escaping Pipe<Output, Failure, T, F>.End) -> AnyPublisher<T, F> {
        AnyPublisher { receive(subscriber: Pipe($0, value: value, end: end)) }
    }
}
