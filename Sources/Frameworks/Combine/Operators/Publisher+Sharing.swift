import Foundation

extension Publisher {
    /// One subscription to the source for all subscribers, as long as there are any.
    public func share() -> AnyPublisher<Output, Failure> { multicast { PassthroughSubject() }.autoconnect() }

    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> { multicast { PassthroughSubject() } }
}

extension Publishers {
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private var subject: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) { (self.upstream, self.createSubject) = (upstream, createSubject) }

        private var current: SubjectType {
            if let subject { return subject }
            let made = createSubject()
            subject = made
            return made
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { current.receive(subscriber: subscriber) }

        public func connect() -> any Cancellable {
            let subject = current
            return upstream.sink(receiveCompletion: { subject.send(completion: $0); self.subject = nil }, receiveValue: { subject.send($0) })
        }
    }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber, and ends with the last.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        let count = ConnectionCount()
        return AnyPublisher { subscriber in
            count.number += 1
            handleEvents(receiveCompletion: { _ in count.number = 0; count.connection = nil }, receiveCancel: {
                count.number -= 1
                if count.number == 0 { count.connection?.cancel(); count.connection = nil }
            }).receive(subscriber: subscriber)
            if count.connection == nil { count.connection = connect() }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let sink = sink(receiveCompletion: { _ in continuation.finish() }, receiveValue: { nonisolated(unsafe) let value = $0; continuation.yield(value) })
            nonisolated(unsafe) let held = sink
            continuation.onTermination = { _ in held.cancel() }
        }
    }
}

private final class ConnectionCount {
    var number = 0
    var connection: (any Cancellable)?
}
