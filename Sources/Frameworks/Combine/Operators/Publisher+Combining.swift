import Foundation

/// Several sources, one subscriber. Sources are asked for all they have; what isn't wanted yet by the subscriber is for it to take.
final class Junction<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var sources: [Int: any Subscription] = [:]
    private var number = 0
    private var demand = Subscribers.Demand.none
    private var waiting: [Output] = []
    private var end: Subscribers.Completion<Failure>?

    init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

    func start() { downstream?.receive(subscription: self) }

    func add<P: Publisher>(_ publisher: P, value: @escaping (P.Output) -> Void, end: @escaping (Subscribers.Completion<P.Failure>) -> Void) -> Int {
        let id = lock.withLock { number += 1; return number }
        publisher.receive(subscriber: AnySubscriber<P.Output, P.Failure>(
            receiveSubscription: { subscription in
                guard self.lock.withLock({ self.downstream != nil }) else { return subscription.cancel() }
                self.lock.withLock { self.sources[id] = subscription }
                subscription.request(.unlimited)
            },
            receiveValue: { input in self.lock.withLock { value(input) }; return .none },
            receiveCompletion: { completion in self.lock.withLock { self.sources[id] = nil; end(completion) } }))
        return id
    }

    func drop(_ id: Int) { lock.withLock { sources.removeValue(forKey: id) }?.cancel() }

    func send(_ value: Output) {
        waiting.append(value)
        flush()
    }

    /// How many sources are still to end.
    var open = 0

    /// The end of one source: the last one's, or the first failure, is the whole's.
    func over(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if case .failure = completion { finish(completion) } else if open == 0 { finish(.finished) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { waiting = [] }
        end = end ?? completion
        flush()
    }

    private func flush() {
        while demand > .none, !waiting.isEmpty, let downstream {
            demand -= 1
            demand += downstream.receive(waiting.removeFirst())
        }
        guard waiting.isEmpty, let end, let subscriber = downstream else { return }
        let rest = Array(sources.values)
        (downstream, sources) = (nil, [:])
        rest.forEach { $0.cancel() }
        subscriber.receive(completion: end)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            flush()
        }
    }

    func cancel() {
        let rest = lock.withLock {
            defer { (downstream, sources, waiting) = (nil, [:], []) }
            return Array(sources.values)
        }
        rest.forEach { $0.cancel() }
    }
}

extension Publisher {
    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure> where Failure == P.Failure {
        AnyPublisher { subscriber in
            let junction = Junction<P.Output, P.Failure>(subscriber)
            junction.open = 1
            junction.start()
            _ = junction.add(self, value: { value in
                junction.open += 1
                _ = junction.add(transform(value), value: { junction.send($0) }, end: { junction.over($0) })
            }, end: { junction.over($0) })
        }
    }

    @_disfavoredOverload
    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure> where Failure == Never, P.Failure: Error {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    public func merge<P: Publisher>(with others: P...) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() }).eraseToAnyPublisher()
    }

    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        AnyPublisher { subscriber in
            let junction = Junction<Output, Failure>(subscriber)
            junction.start()
            _ = junction.add(self, value: { junction.send($0) }, end: { completion in
                if case .failure = completion { return junction.finish(completion) }
                _ = junction.add(publisher, value: { junction.send($0) }, end: { junction.finish($0) })
            })
        }
    }

    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(Publishers.Sequence<[Output], Failure>(sequence: elements)) }
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { Publishers.Sequence<[Output], Failure>(sequence: elements).append(self) }
    public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure { publisher.append(self) }

    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { subscriber in
            let junction = Junction<(Output, P.Output), Failure>(subscriber)
            var (one, two) = (Output?.none, P.Output?.none)
            func send() { if let one, let two { junction.send((one, two)) } }
            junction.open = 2
            junction.start()
            _ = junction.add(self, value: { one = $0; send() }, end: { junction.over($0) })
            _ = junction.add(other, value: { two = $0; send() }, end: { junction.over($0) })
        }
    }

    public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(p).combineLatest(q).map { ($0.0.0, $0.0.1, $0.1) }
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) } }

    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { subscriber in
            let junction = Junction<(Output, P.Output), Failure>(subscriber)
            var ones: [Output] = [], twos: [P.Output] = [], ended = (false, false)
            func send() {
                while !ones.isEmpty, !twos.isEmpty { junction.send((ones.removeFirst(), twos.removeFirst())) }
                if ended.0 && ones.isEmpty || ended.1 && twos.isEmpty { junction.finish(.finished) }
            }
            junction.start()
            _ = junction.add(self, value: { ones.append($0); send() }, end: { if case .failure = $0 { junction.finish($0) } else { ended.0 = true; send() } })
            _ = junction.add(other, value: { twos.append($0); send() }, end: { if case .failure = $0 { junction.finish($0) } else { ended.1 = true; send() } })
        }
    }

    public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }
    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(p).zip(q).map { ($0.0.0, $0.0.1, $0.1) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the newest publisher alone.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { subscriber in
            let junction = Junction<Output.Output, Failure>(subscriber)
            var (latest, isOuterOver, isInnerOver) = (Int?.none, false, true)
            junction.start()
            _ = junction.add(self, value: { inner in
                if let latest { junction.drop(latest) }
                isInnerOver = false
                var id: Int?
                id = junction.add(inner, value: { junction.send($0) }, end: { completion in
                    if id == nil || id == latest { isInnerOver = true }
                    if case .failure = completion { junction.finish(completion) } else if isOuterOver, isInnerOver { junction.finish(.finished) }
                })
                latest = id
            }, end: { completion in
                isOuterOver = true
                if case .failure = completion { junction.finish(completion) } else if isInnerOver { junction.finish(.finished) }
            })
        }
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> where Output.Failure: Error { setFailureType(to: Output.Failure.self).switchToLatest() }
}
