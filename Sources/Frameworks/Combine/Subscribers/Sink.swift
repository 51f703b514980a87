extension Subscribers {
    /// Takes every value.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private var value: ((Input) -> Void)?
        private var completion: ((Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?

        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            (completion, value) = (receiveCompletion, receiveValue)
        }

        public func receive(subscription: any Subscription) {
            guard value != nil, self.subscription == nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            value?(input)
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let body = self.completion
            end()
            body?(completion)
        }

        public func cancel() {
            let subscription = subscription
            end()
            subscription?.cancel()
        }

        private func end() { (value, completion, subscription) = (nil, nil, nil) }
    }
}

extension Publisher {
    public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { sink(receiveCompletion: { _ in }, receiveValue: receiveValue) }

    /// Holds `object` until it is cancelled.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}
