import Foundation

extension KeyValueObserving {
    /// A change of some elements. What `body` sets meanwhile is part of it and isn't told again.
    static func change(_ kind: NSKeyValueChange, at indexes: IndexSet, _ key: String, of object: AnyObject, _ body: () -> Void) {
        let observations = hops(key, object).map(\.observation)
        willChange(key, of: object, kind, indexes)
        observations.forEach { $0.isWithin += 1 }
        body()
        observations.forEach { $0.isWithin -= 1 }
        didChange(key, of: object, kind, indexes)
    }
}

extension NSObjectProtocol {
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObserving.willChange(key, of: self, changeKind, indexes)
    }

    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObserving.didChange(key, of: self, changeKind, indexes)
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    public func willChange<Value>(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>) {
        willChange(changeKind, valuesAt: indexes, forKey: KeyValueObserving.name(of: keyPath))
    }

    public func didChange<Value>(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>) {
        didChange(changeKind, valuesAt: indexes, forKey: KeyValueObserving.name(of: keyPath))
    }
}
