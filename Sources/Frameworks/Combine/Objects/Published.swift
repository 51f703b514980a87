/// A property that tells its subscribers, and those of the object that it belongs to, before it changes.
@propertyWrapper public struct Published<Value> {
    private final class Storage {
        let subject: CurrentValueSubject<Value, Never>
        var value: Value
        init(_ value: Value) { (self.value, subject) = (value, CurrentValueSubject(value)) }
    }

    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let subject: CurrentValueSubject<Value, Never>
        fileprivate let set: (Value) -> Void

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never { subject.receive(subscriber: subscriber) }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(subject: storage.subject, set: { [storage] in storage.subject.send($0); storage.value = $0 }) }
        set {}
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>, storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            tellOfChange(object)
            // Subscribers get the new value while the property still has the old one.
            storage.subject.send(newValue)
            storage.value = newValue
        }
        _modify {
            let storage = object[keyPath: storageKeyPath].storage
            var value = storage.value
            yield &value
            tellOfChange(object)
            storage.subject.send(value)
            storage.value = value
        }
    }
}

extension Publisher where Failure == Never {
    /// Republishes by a published property, as long as its object lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let set = published.set
        receive(subscriber: Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }, receiveValue: set))
    }
}
