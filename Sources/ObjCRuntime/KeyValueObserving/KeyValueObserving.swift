import Foundation

/// Tells observers of a key that it changes. Lowering calls it from `@objc dynamic` properties; UIKit from its observable ones.
package enum KeyValueObserving {
    package static func willChange(_ key: String, of object: AnyObject, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
        for hop in hops(key, object) { hop.observation.willChange(kind, indexes) }
    }

    package static func didChange(_ key: String, of object: AnyObject, _ kind: NSKeyValueChange = .setting, _ indexes: IndexSet? = nil) {
        for hop in hops(key, object) { hop.observation.didChange(hop, kind, indexes) }
    }

    static func hops(_ key: String, _ object: AnyObject) -> [KeyPathObservation.Hop] {
        if let object = object as? ObjCObject, object.objcAttachments == nil { return [] }
        return ObjCAttachments.of(object, make: false)?.observed[canonical(key)] ?? []
    }

    /// `isHidden` and `hidden` are one key.
    static func canonical(_ key: String) -> String {
        let rest = key.dropFirst(2)
        guard key.hasPrefix("is"), let first = rest.first, first.isUppercase else { return key }
        return first.lowercased() + rest.dropFirst()
    }

    static func otherSpelling(of key: String) -> String {
        let plain = canonical(key)
        return plain != key ? plain : "is" + key.prefix(1).uppercased() + key.dropFirst()
    }

    /// Reads the names off the key path's printed form. Lowering gives them where the source does.
    static func name(of keyPath: AnyKeyPath) -> String {
        let text = String(describing: keyPath)
        let parts = text.split(separator: ".").dropFirst().map { $0.filter { $0 != "?" && $0 != "!" } }
        guard !parts.isEmpty, !text.contains("<") else {
            NSException.fail(.invalidArgumentException, "Could not extract a String from KeyPath \(text)")
        }
        return parts.joined(separator: ".")
    }

    static func raiseUnhandled(_ path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?, by observer: ObjCObject) -> Never {
        NSException.fail(.internalInconsistencyException, """
            \(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.
            Key path: \(path ?? "(null)")
            Observed object: \(object.map { "\($0)" } ?? "(null)")
            Change: \(change.map { "\($0)" } ?? "(null)")
            Context: \(context.map { "\($0)" } ?? "0x0")
            """)
    }
}

extension NSObjectProtocol {
    public func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?) {
        let registration = KeyPathObservation(
            of: self, path: keyPath, options: options, context: context, observer: observer,
            read: { [weak self] in self.flatMap { KeyValueCoding.value(forKeyPath: keyPath, of: $0) } },
            notify: { [weak observer] object, change in
                (observer as? ObjCObject)?.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            })
        ObjCAttachments.of(self, make: true)!.registrations.append(registration)
        registration.start()
    }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { remove(observer, keyPath) { _ in true } }

    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath) { $0.context == context }
    }

    private func remove(_ observer: NSObject, _ path: String, where matches: (KeyPathObservation) -> Bool) {
        let attachments = ObjCAttachments.of(self, make: false)
        let index = attachments?.registrations.lastIndex { $0.observer === observer && $0.path == path && matches($0) }
        guard let attachments, let index else {
            func name(_ object: AnyObject) -> String { "<\(ClassNames.name(of: type(of: object) as AnyClass)) \(ObjCClass.address(of: object))>" }
            NSException.fail(.rangeException, "Cannot remove an observer \(name(observer)) for the key path \"\(path)\" from \(name(self)) because it is not registered as an observer.")
        }
        attachments.registrations.remove(at: index).remove()
    }

    public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(key, of: self) }
    public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(key, of: self) }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { willChangeValue(forKey: KeyValueObserving.name(of: keyPath)) }
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { didChangeValue(forKey: KeyValueObserving.name(of: keyPath)) }
}
