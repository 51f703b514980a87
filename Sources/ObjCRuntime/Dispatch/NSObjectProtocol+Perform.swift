import Foundation

extension NSObjectProtocol {
    public func responds(to aSelector: Selector!) -> Bool { aSelector != nil && ObjCClass.responds(self, to: aSelector) }

    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { unmanaged(ObjCClass.send(aSelector, to: self)) }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(ObjCClass.send(aSelector, to: self, object))
    }

    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(ObjCClass.send(aSelector, to: self, object1, object2))
    }

    /// The result lives until the main queue's next turn, as an autoreleased one would.
    private func unmanaged(_ value: Any?) -> Unmanaged<AnyObject>? {
        guard let value else { return nil }
        nonisolated(unsafe) let held = Unmanaged.passRetained(value as AnyObject)
        DispatchQueue.main.async { held.release() }
        return held
    }

    public func isKind(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = Swift.type(of: self as AnyObject)
        while let some = type {
            if some == aClass { return true }
            type = _getSuperclass(some)
        }
        return false
    }

    public func isMember(of aClass: AnyClass) -> Bool { Swift.type(of: self as AnyObject) == aClass }

    public var superclass: AnyClass? { _getSuperclass(Swift.type(of: self as AnyObject)) }

    public static func instancesRespond(to aSelector: Selector!) -> Bool {
        aSelector.map { ObjCClass.of(self).responds(to: $0) } ?? false
    }
}

extension NSObject {
    public class func superclass() -> AnyClass? { _getSuperclass(self) }
    public class func isSubclass(of aClass: AnyClass) -> Bool {
        var type: AnyClass? = self
        while let some = type, some != aClass { type = _getSuperclass(some) }
        return type != nil
    }
    public class func description() -> String { ClassNames.name(of: self) }
}
