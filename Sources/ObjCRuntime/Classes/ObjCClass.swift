import Foundation

/// The glue of one class, collected once, on first use.
package final class ObjCClass: @unchecked Sendable {
    package let glue: ObjCGlue
    private let subject: AnyClass
    /// False for a class of Foundation or plain Swift, about which nothing is known by name.
    private let isKnown: Bool

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
        glue.implemented.formUnion(extended.implemented)
        self.glue = glue
        subject = type
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

    /// Whether instances answer to the selector: by an action, or by the requirement that it stands for.
    package func responds(to selector: Selector) -> Bool { action(selector) != nil || selector.requirement.map(glue.implemented.contains) == true }

    /// Whether the class declares the method or property, by its Swift full name.
    package func implements(_ requirement: String) -> Bool {
        if glue.implemented.contains(requirement) { return true }
        if !isKnown { sayUnseen() }
        return false
    }

    /// A delegate whose source wasn't lowered has no list of what it implements.
    private func sayUnseen() { notice("\(ClassNames.name(of: subject)) is a delegate whose source wasn't lowered: its optional methods aren't seen") }

    /// An instance made by `init()`, or nil where the class has none: its superclass's makes no instance of it.
    package func make() -> AnyObject? {
        guard let made = glue.make?(), type(of: made) == subject else { return nil }
        return made
    }
}

/// Whether `object` implements an optional requirement, by its Swift full name.
public func _implements(_ object: AnyObject?, _ name: String) -> Bool {
    guard let object else { return false }
    return ObjCClass.of(object).implements(name)
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

/// The optional property of a protocol: nil where the object's class doesn't declare it.
public func _optionalValue<T>(of object: Any, _ name: String) -> T? {
    let object = object as AnyObject
    guard _implements(object, name) else { return nil }
    return _objcCast(KeyValueCoding.value(forKey: name, of: object))
}
