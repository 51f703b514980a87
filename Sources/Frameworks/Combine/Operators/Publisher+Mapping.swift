import Foundation

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { piped { { $1.send(transform($0)) } } }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        piped((any Error).self) { value, pipe in
            do { return pipe.send(try transform(value)) } catch { pipe.finishEarly(.failure(error)); return .none }
        } end: { completion, pipe in pipe.finish(completion.erased) }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> { piped { { value, pipe in transform(value).map { pipe.send($0) } ?? .max(1) } } }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { piped { { isIncluded($0) ? $1.send($0) : .max(1) } } }
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

    public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        piped {
            var result = initialResult
            return { value, pipe in
                result = nextPartialResult(result, value)
                return pipe.send(result)
            }
        }
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        piped {
            var last: Output?
            return { value, pipe in
                if let last, predicate(last, value) { return .max(1) }
                last = value
                return pipe.send(value)
            }
        }
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            let pipe = Pipe<Output, Failure, Output, Failure>(subscriber) { receiveOutput?($0); return $1.send($0) } end: { receiveCompletion?($0); $1.finish($0) }
            receive(subscriber: AnySubscriber(
                receiveSubscription: { subscription in
                    receiveSubscription?(subscription)
                    pipe.receive(subscription: Watched(subscription, receiveCancel, receiveRequest))
                }, receiveValue: { pipe.receive($0) }, receiveCompletion: { pipe.receive(completion: $0) }))
        }
    }

    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let head = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveSubscription: { _ in Swift.print("\(head)receive subscription") }, receiveOutput: { Swift.print("\(head)receive value: (\($0))") },
            receiveCompletion: { if case .failure(let error) = $0 { Swift.print("\(head)receive error: (\(error))") } else { Swift.print("\(head)receive finished") } },
            receiveCancel: { Swift.print("\(head)receive cancel") }, receiveRequest: { Swift.print("\(head)request \($0.max.map { "max: (\($0))" } ?? "unlimited")") })
    }

    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable { tryMap { try encoder.encode($0) } }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Subscribers.Completion {
    var erased: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }
}

/// A subscription that tells of requests and of its end.
private final class Watched: Subscription {
    private let subscription: any Subscription
    private let onCancel: (() -> Void)?, onRequest: ((Subscribers.Demand) -> Void)?

    init(_ subscription: any Subscription, _ onCancel: (() -> Void)?, _ onRequest: ((Subscribers.Demand) -> Void)?) {
        (self.subscription, self.onCancel, self.onRequest) = (subscription, onCancel, onRequest)
    }

    func request(_ demand: Subscribers.Demand) { onRequest?(demand); subscription.request(demand) }
    func cancel() { onCancel?(); subscription.cancel() }
}

public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

public protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
