/// A subscriber without its type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let subscription: ((any Subscription) -> Void)?
    private let value: ((Input) -> Subscribers.Demand)?
    private let completion: ((Subscribers.Completion<Failure>) -> Void)?
    public let combineIdentifier: CombineIdentifier

    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        (subscription, value, completion) = ({ s.receive(subscription: $0) }, { s.receive($0) }, { s.receive(completion: $0) })
        combineIdentifier = s.combineIdentifier
    }

    public init(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
                receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil) {
        (subscription, value, completion, combineIdentifier) = (receiveSubscription, receiveValue, receiveCompletion, CombineIdentifier())
    }

    public func receive(subscription: any Subscription) { self.subscription?(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { value?(input) ?? .none }
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion?(completion) }
}
