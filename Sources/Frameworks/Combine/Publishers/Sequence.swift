extension Publishers {
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { SequenceSubscription.start(sequence, AnySubscriber(subscriber)) }
    }
}

extension Swift.Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    public var publisher: AnyPublisher<Wrapped, Never> { AnyPublisher { SequenceSubscription.start(self.map { [$0] } ?? [], $0) } }
}

/// Hands out elements as they are asked for.
final class SequenceSubscription<Elements: Swift.Sequence, Failure: Error>: Subscription {
    private var iterator: Elements.Iterator
    private var subscriber: AnySubscriber<Elements.Element, Failure>?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    private var next: Elements.Element?

    private init(_ elements: Elements, _ subscriber: AnySubscriber<Elements.Element, Failure>) {
        (iterator, self.subscriber) = (elements.makeIterator(), subscriber)
        next = iterator.next()
    }

    static func start(_ elements: Elements, _ subscriber: AnySubscriber<Elements.Element, Failure>) {
        let subscription = SequenceSubscription(elements, subscriber)
        subscriber.receive(subscription: subscription)
        if subscription.next == nil { subscription.finish() }
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while self.demand > .none, let subscriber, let value = next {
            self.demand -= 1
            next = iterator.next()
            self.demand += subscriber.receive(value)
            if next == nil { finish() }
        }
    }

    private func finish() {
        let subscriber = subscriber
        self.subscriber = nil
        subscriber?.receive(completion: .finished)
    }

    func cancel() { subscriber = nil }
}
