import Foundation

/// The root of every class that Objective-C callers reach by name: selectors, key-value coding, nib loading.
///
/// It stands where `NSObject` stands on iOS: lowering makes an app's direct `NSObject` subclasses derive from it.
open class ObjCObject: NSObject {
    public override init() { super.init() }

    /// Lists what the class offers by name. See ``ObjCGlue``.
    open class func _glue(_ glue: inout ObjCGlue) {}

    open func setValue(_ value: Any?, forKey key: String) { ObjCClass.of(self).set(value, forKey: key, of: self) }
    open func value(forKey key: String) -> Any? { ObjCClass.of(self).value(forKey: key, of: self) }
    open func setValue(_ value: Any?, forUndefinedKey key: String) { ObjCClass.of(self).raiseUndefined(key, of: self, setting: true) }
    open func value(forUndefinedKey key: String) -> Any? { ObjCClass.of(self).raiseUndefined(key, of: self, setting: false) }

    open func responds(to selector: Selector!) -> Bool { selector != nil && ObjCClass.of(self).action(selector) != nil }

    /// Called on every object of a nib once all its outlets are set.
    open func awakeFromNib() {}
}
