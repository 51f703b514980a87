/// Cancels when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private var body: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { body = cancel }
    public init(_ canceller: some Cancellable) { body = { canceller.cancel() } }

    public func cancel() {
        let body = body
        self.body = nil
        body?()
    }

    deinit { cancel() }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }
}

extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(cancel).store(in: &set) }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { AnyCancellable(cancel).store(in: &collection) }
}
