import Foundation

/// The glue of one class, collected once, on first use.
package final class ObjCClass: @unchecked Sendable {
    package let glue: ObjCGlue
    /// False for a class of Foundation or plain Swift, about which nothing is known by name.
    package let isKnown: Bool

    private init(_ type: AnyClass) {
        var glue = ObjCGlue()
        // A look for a superclass costs less than one for a conformance.
        let glued: ObjCGlued.Type? = if let rooted = type as? ObjCObject.Type { rooted } else { type as? ObjCGlued.Type }
        var extended = ObjCGlue()
        ClassNames.extend(&extended, of: type)
        glued?._glue(&glue)
        // A class's own methods go before what extensions of its superclasses add.
        glue.actions.merge(extended.actions) { own, _ in own }
        glue.properties.merge(extended.properties) { own, _ in own }
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

/// What lowering makes of a call through `?(`: the delegate where it has the method, else nil.
public func _ifImplemented<T>(_ object: T?, _ name: String) -> T? {
    guard let object, _implements(object as AnyObject, name) else { return nil }
    return object
}

/// The doubly optional value that an optional requirement's property is on iOS.
public func _optional<T>(_ value: T?) -> T?? { value }

/// The body of an optional requirement that nobody implements: whoever calls asks for presence first.
public func _absent<T>(_ name: String = #function) -> T {
    NSException.fail(.invalidArgumentException, "\(name): unrecognized selector sent to an object that doesn't implement it")
}

/// The override, found by name, of a method that an extension of the app gave to a class of another module.
public func _overriding(_ object: AnyObject, _ name: String) -> (([Any?]) -> Any?)? {
    guard let action = ObjCClass.of(object).glue.actions[name] else { return nil }
    return { action(object, $0) }
}
