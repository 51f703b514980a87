import Foundation

/// Converts a value that came by name (a nib, key-value coding, an action's argument) to the type that Swift declares.
/// Traps with the key and both types where they don't fit.
public func _objcCast<T>(_ value: Any?, _ what: @autoclosure () -> String = "") -> T {
    if let value, let typed = value as? T { return typed }
    if value == nil, let none = Optional<Any>.none as? T { return none }
    if let value, let bridged = _objcBridge(value, to: T.self) { return bridged }
    fatalError("Could not cast value of type '\(value.map { String(describing: type(of: $0)) } ?? "nil")' to '\(T.self)' \(what())")
}

func _objcBridge<T>(_ value: Any, to type: T.Type) -> T? { nil }
