import Foundation

/// Converts a value that came by name (a nib, key-value coding, an action's argument) to the type that Swift declares.
/// Raises with the key and both types where they don't fit.
public func _objcCast<T>(_ value: Any?, _ what: @autoclosure () -> String = "") -> T {
    if let value {
        if let typed = value as? T {
            if KeyValueCoding.currentKey != nil { noteMismatch(value, typed) }
            return typed
        }
        if let twin = twin(value, as: T.self) { return twin }
        if let bridged = _objcBridge(value, to: T.self) { return bridged }
        if let unchecked = uncheckedArgument(value, as: T.self) { return unchecked }
        let key = KeyValueCoding.currentKey.map { " for the key \($0)" } ?? ""
        fatalError("Could not cast value of type '\(type(of: value))' to '\(T.self)'\(key) \(what())")
    }
    if let optional = T.self as? AnyOptional.Type { return optional.nothing as! T }
    if let none = Optional<Any>.none as? T { return none }
    if let type = T.self as? any EmptyWhenNil.Type { return type.empty as! T }
    if T.self is ScalarBridge.Type, let (object, key) = KeyValueCoding.current {
        (object as? ObjCObject)?.setNilValueForKey(key)
        KeyValueCoding.raiseNil(key, of: object)
    }
    if KeyValueCoding.currentKey == nil, T.self is AnyClass || T.self == UnsafeMutableRawPointer.self || T.self == UnsafeRawPointer.self { return uncheckedNil(T.self) }
    fatalError("Unexpectedly found nil where '\(T.self)' is needed\(KeyValueCoding.currentKey.map { " for the key \($0)" } ?? "") \(what())")
}

/// The argument of an action is of whatever class it is sent with: nobody checks on iOS, where a bar button item may well reach an action that
/// declares a button. What is asked of it then isn't in its class, here as there.
private func uncheckedArgument<T>(_ value: Any, as type: T.Type) -> T? {
    guard KeyValueCoding.currentKey == nil, type is AnyClass, let object = value as? NSObject else { return nil }
    notice("an action takes \(_typeName(type, qualified: true)) and is sent with \(_typeName(Swift.type(of: object), qualified: true)): it is passed on as it is")
    return unsafeBitCast(object as AnyObject, to: type)
}

/// Neither does anybody check that an argument is there: `perform(_:with:)` with nil reaches an action that declares an object, nor that an animation has a context. Here as there it is a
/// reference to nothing, which does no harm until something is asked of it.
private func uncheckedNil<T>(_ type: T.Type) -> T {
    notice("an action takes \(_typeName(type, qualified: true)) and is sent with nil")
    return unsafeBitCast(0, to: type)
}

/// A class that a target compiles and a framework of its has too: a nib names the one, an outlet is of the other. They are alike.
private func twin<T>(_ value: Any, as type: T.Type) -> T? {
    guard KeyValueCoding.currentKey != nil, let object = value as? NSObject, let declared = ((type as? AnyOptional.Type)?.wrappedType ?? type) as? AnyClass,
          _typeName(declared, qualified: false) == _typeName(Swift.type(of: object), qualified: false) else { return nil }
    return unsafeBitCast(object as AnyObject, to: type)
}

/// An object of another class than the optional's becomes nil; iOS would keep it, and fail where it is used.
private func noteMismatch<T>(_ value: Any, _ typed: T) {
    guard !(value is NSNull), let optional = typed as? AnyOptional, optional.wrapped == nil, (value as? AnyOptional)?.wrapped != nil || !(value is AnyOptional) else { return }
    notice("the value for the key \(KeyValueCoding.currentKey ?? "") is of type \(_typeName(type(of: value), qualified: true)), not \(_typeName(T.self, qualified: true)): it is nil there")
}

/// The value as `type`, the way Objective-C bridges: numbers to any number type, raw values to enumerations, boxed structures to structures.
package func _objcBridge<T>(_ value: Any, to type: T.Type) -> T? {
    if let typed = value as? T { return typed }
    if let optional = type as? AnyOptional.Type {
        if value is NSNull { return optional.nothing as? T }
        return optional.bridged(value) as? T
    }
    if let optional = value as? AnyOptional { return optional.wrapped.flatMap { _objcBridge($0, to: type) } }
    if let scalar = type as? ScalarBridge.Type { return scalar.bridged(value) as? T }
    if let raw = type as? any RawRepresentable.Type { return rawRepresentable(value, raw) as? T }
    if let array = type as? AnyArray.Type { return array.bridged(value) as? T }
    if type == NSNumber.self || type == AnyObject.self || type == NSObject.self, let number = NSNumber.bridged(any: value) { return number as? T }
    if let text = value as? String, let string = NSString(string: text) as? T { return string }
    return nil
}

private func rawRepresentable<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> R? {
    _objcBridge(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
}

private protocol AnyOptional {
    static var nothing: Any { get }
    static var wrappedType: Any.Type { get }
    static func bridged(_ value: Any) -> Any?
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    static var nothing: Any { Self.none as Any }
    static var wrappedType: Any.Type { Wrapped.self }
    static func bridged(_ value: Any) -> Any? { _objcBridge(value, to: Wrapped.self).map { Self.some($0) as Any } }
    var wrapped: Any? { self }
}

private protocol AnyArray {
    static func bridged(_ value: Any) -> Any?
}

extension Array: AnyArray {
    fileprivate static func bridged(_ value: Any) -> Any? {
        guard let items = value as? [Any] ?? (value as? NSArray)?.map({ $0 }) else { return nil }
        let typed = items.compactMap { _objcBridge($0, to: Element.self) }
        return typed.count == items.count ? typed : nil
    }
}
