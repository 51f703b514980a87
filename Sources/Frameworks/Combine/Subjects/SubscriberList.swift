import Foundation

/// Those who have subscribed to a subject, each with what it has asked for.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
    private final class Conduit: Subscription, @unchecked Sendable {
        let subscriber: AnySubscriber<Output, Failure>
        weak var list: SubscriberList?
        var demand = Subscribers.Demand.none
        /// The value that it gets with its first demand.
        var first: (() -> Output?)?
        var isOver = false

        init(_ subscriber: AnySubscriber<Output, Failure>, _ list: SubscriberList, _ first: (() -> Output?)?) { (self.subscriber, self.list, self.first) = (subscriber, list, first) }

        func request(_ demand: Subscribers.Demand) {
            self.demand += demand
            guard demand > .none, let first else { return }
            self.first = nil
            if let value = first() { send(value) }
        }

        func send(_ value: Output) {
            guard !isOver, demand > .none else { return }
            first = nil
            demand -= 1
            demand += subscriber.receive(value)
        }

        func cancel() {
            isOver = true
            list?.remove(self)
        }
    }

    private let lock = NSRecursiveLock()
    private var conduits: [Conduit] = []
    private var completion: Subscribers.Completion<Failure>?

    func add(_ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output?)?) {
        if let completion = lock.withLock({ completion }) {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let conduit = Conduit(subscriber, self, first)
        lock.withLock { conduits.append(conduit) }
        subscriber.receive(subscription: conduit)
    }

    /// Who subscribes or leaves while a value is handed round doesn't change who gets it.
    func send(_ value: Output) {
        for conduit in lock.withLock({ completion == nil ? conduits : [] }) { conduit.send(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock {
            guard self.completion == nil else { return [Conduit]() }
            self.completion = completion
            defer { conduits = [] }
            return conduits
        }
        for conduit in ended where !conduit.isOver {
            conduit.isOver = true
            conduit.subscriber.receive(completion: completion)
        }
    }

    private func remove(_ conduit: Conduit) { lock.withLock { conduits.removeAll { $0 === conduit } } }
}
