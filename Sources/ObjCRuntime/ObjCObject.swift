import Foundation

/// The root of every class that Objective-C callers reach by name: selectors, key-value coding, nib loading.
///
/// It stands where `NSObject` stands on iOS: lowering makes an app's direct `NSObject` subclasses derive from it.
/// Only what a subclass may override is here; the rest of `NSObject`'s additions are extensions of `NSObjectProtocol`.
open class ObjCObject: NSObject, ObjCGlued {
    /// Foundation's C half takes an object for one of its own where the bits of a type number are zero, in the word after an
    /// object's header, and stops the program as soon as it compares two (`CFEqual`): in dictionaries of attributes, say.
    /// No type of its own has this number. It is what Release executables have; elsewhere CRunLoop's `CFEqual` asks the objects before.
    private final let typeNumber: UInt = 0x3ff << 8
    /// Associated objects and observers, made on first use.
    package final var objcAttachments: ObjCAttachments?

    public override init() { super.init() }

    /// Lists what the class offers by name. See ``ObjCGlue``.
    open class func _glue(_ glue: inout ObjCGlue) {}

    // MARK: Sending by selector

    open func responds(to aSelector: Selector!) -> Bool { aSelector != nil && ObjCClass.of(self).responds(to: aSelector) }
    open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    open func doesNotRecognizeSelector(_ aSelector: Selector!) { ObjCClass.raiseUnrecognized(aSelector, self) }

    // MARK: Key-value coding

    open func value(forKey key: String) -> Any? { ObjCClass.of(self).value(forKey: key, of: self) }
    open func setValue(_ value: Any?, forKey key: String) { ObjCClass.of(self).set(value, forKey: key, of: self) }
    open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.value(forKeyPath: keyPath, of: self) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValueCoding.set(value, forKeyPath: keyPath, of: self) }
    open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.raiseUndefined("valueForUndefinedKey:", key, of: self) }
    open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.raiseUndefined("setValue:forUndefinedKey:", key, of: self) }
    open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }
    open func setValuesForKeys(_ keyedValues: [String: Any]) { for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) } }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
    }

    // MARK: Key-value observing

    open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        KeyValueObserving.raiseUnhandled(keyPath, of: object, change: change, context: context, by: self)
    }
    open func willChangeValue(forKey key: String) { KeyValueObserving.willChange(key, of: self) }
    open func didChangeValue(forKey key: String) { KeyValueObserving.didChange(key, of: self) }
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    // MARK: Nibs

    /// Called on every object of a nib once all its outlets are set.
    open func awakeFromNib() {}
}
