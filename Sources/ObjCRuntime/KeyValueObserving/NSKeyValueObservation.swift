import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1, insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// An observation that ends when it is invalidated or goes away.
public final class NSKeyValueObservation: NSObject {
    private var registration: KeyPathObservation?

    init(_ registration: KeyPathObservation) { self.registration = registration }

    public func invalidate() {
        registration?.remove()
        registration = nil
    }

    deinit { invalidate() }
}

/// What every object of Objective-C offers here; `observe` needs it to name `Self`.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, KeyValueObserving.name(of: keyPath), options: options, changeHandler: changeHandler)
    }

    /// What lowering makes of `observe(\.a.b)`: a key path doesn't tell its names on this platform.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, _ path: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let registration = KeyPathObservation(
            of: self, path: path, options: options, context: nil, observer: nil,
            read: { [weak self] in self.map { $0[keyPath: keyPath] as Any } },
            notify: { object, change in
                let old = change[.oldKey] as? Value, new = change[.newKey] as? Value
                let isPrior = change[.notificationIsPriorKey] as? Bool ?? false
                let kind = (change[.kindKey] as? UInt).flatMap(NSKeyValueChange.init) ?? .setting
                changeHandler(object as! Self, .init(kind: kind, newValue: new, oldValue: old, indexes: change[.indexesKey] as? IndexSet, isPrior: isPrior))
            })
        registration.start()
        return NSKeyValueObservation(registration)
    }
}
