import Foundation

/// The glue of one class, collected once, on first use.
package final class ObjCClass: @unchecked Sendable {
    package let glue: ObjCGlue
    /// False for a class of Foundation or plain Swift, about which nothing is known by name.
    package let isKnown: Bool

    private init(_ type: AnyClass) {
        var glue = ObjCGlue()
        let glued = type as? ObjCGlued.Type
        glued?._glue(&glue)
        self.glue = glue
        isKnown = glued != nil
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ObjCClass] = [:]

    package static func of(_ object: AnyObject) -> ObjCClass { of(type(of: object) as AnyClass) }

    package static func of(_ type: AnyClass) -> ObjCClass {
        let id = ObjectIdentifier(type)
        if let found = lock.withLock({ known[id] }) { return found }
        let made = ObjCClass(type)
        lock.withLock { known[id] = made }
        return made
    }

    package func action(_ selector: Selector) -> ObjCGlue.StoredInvocation? { glue.actions[selector.name] }

    /// Whether the class declares the method or property, by its Swift full name.
    package func implements(_ name: String) -> Bool { glue.implemented.contains(name) }

    /// An instance made by `init()`, or nil where the class has none.
    package func make() -> AnyObject? { glue.make?() }
}

/// Whether `object` implements an optional requirement, by its Swift full name. Objects about which nothing is known are taken to.
public func _implements(_ object: AnyObject?, _ name: String) -> Bool {
    guard let object else { return false }
    let known = ObjCClass.of(object)
    return !known.isKnown || known.implements(name)
}

/// The same for a delegate whose protocol isn't restricted to classes.
public func _implements(_ value: Any?, _ name: String) -> Bool { _implements(value.map { $0 as AnyObject }, name) }
