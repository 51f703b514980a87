extension Publishers {
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
            junction.open = publishers.count
            junction.start()
            if publishers.isEmpty { junction.finish(.finished) }
            for publisher in publishers { _ = junction.add(publisher, value: { junction.send($0) }, end: { junction.over($0) }) }
        }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let body: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B) { body = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).eraseToAnyPublisher() }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { body.receive(subscriber: subscriber) }
    }

    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        private let body: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B) { body = a.combineLatest(b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { body.receive(subscriber: subscriber) }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        private let body: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C) { body = a.combineLatest(b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { body.receive(subscriber: subscriber) }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        private let body: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { body = a.combineLatest(b, c, d) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { body.receive(subscriber: subscriber) }
    }

    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        private let body: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B) { body = a.zip(b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { body.receive(subscriber: subscriber) }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        private let body: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C) { body = a.zip(b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { body.receive(subscriber: subscriber) }
    }
}
