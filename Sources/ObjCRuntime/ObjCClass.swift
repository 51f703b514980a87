import Foundation

/// The glue of one class, collected once, on first use.
package final class ObjCClass: @unchecked Sendable {
    package let glue: ObjCGlue

    private init(_ type: ObjCObject.Type) {
        var glue = ObjCGlue()
        type._glue(&glue)
        self.glue = glue
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ObjCClass] = [:]

    package static func of(_ object: ObjCObject) -> ObjCClass { of(type(of: object)) }

    package static func of(_ type: ObjCObject.Type) -> ObjCClass {
        let id = ObjectIdentifier(type)
        if let found = lock.withLock({ known[id] }) { return found }
        let made = ObjCClass(type)
        lock.withLock { known[id] = made }
        return made
    }

    package func action(_ selector: Selector) -> ObjCGlue.StoredInvocation? { glue.actions[selector.name] }

    /// Whether the class declares the method or property, by its Swift full name.
    package func implements(_ name: String) -> Bool { glue.implemented.contains(name) }

    func set(_ value: Any?, forKey key: String, of object: ObjCObject) {
        guard let setter = glue.properties[key]?.set else { return object.setValue(value, forUndefinedKey: key) }
        setter(object, value)
    }

    func value(forKey key: String, of object: ObjCObject) -> Any? {
        guard let getter = glue.properties[key]?.get else { return object.value(forUndefinedKey: key) }
        return getter(object)
    }

    @discardableResult func raiseUndefined(_ key: String, of object: ObjCObject, setting: Bool) -> Any? {
        fatalError("[\(object) \(setting ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:")]: this class is not key value coding-compliant for the key \(key).")
    }
}

/// Whether `object` implements an optional requirement, by its Swift full name. Objects outside ``ObjCObject`` are taken to.
public func _implements(_ object: AnyObject?, _ name: String) -> Bool {
    guard let object else { return false }
    guard let object = object as? ObjCObject else { return true }
    return ObjCClass.of(object).implements(name)
}
