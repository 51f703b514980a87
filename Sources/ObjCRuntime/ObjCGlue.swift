import Foundation

/// What a class offers to callers that know it by name only: selectors, keys, and which optional requirements it implements.
///
/// Lowering writes one `override class func _glue(_:)` into each class of an app; UIKit's own classes write theirs by hand.
/// A subclass calls `super._glue(&glue)` first, so that its entries replace those of its superclass.
public struct ObjCGlue {
    public typealias Invocation = @MainActor (AnyObject, [Any?]) -> Any?
    public typealias Getter = @MainActor (AnyObject) -> Any?
    public typealias Setter = @MainActor (AnyObject, Any?) -> Void

    /// What is kept of the closures: they run wherever the caller already is, as Objective-C's do, which asks for no thread.
    package typealias StoredInvocation = (AnyObject, [Any?]) -> Any?
    package typealias StoredClassInvocation = ([Any?]) -> Any?
    package typealias StoredGetter = (AnyObject) -> Any?
    package typealias StoredSetter = (AnyObject, Any?) -> Void

    package struct Property {
        package var get: StoredGetter?
        package var set: StoredSetter?
    }

    package var actions: [String: StoredInvocation] = [:]
    package var properties: [String: Property] = [:]
    package var classActions: [String: StoredClassInvocation] = [:]
    package var implemented: Set<String> = []
    package var make: (() -> AnyObject)?
    package var classes: [String: AnyClass] = [:]
    package var extensions: [(type: AnyClass, body: (inout ObjCGlue) -> Void)] = []
    package var modules: [String] = []

    public init() {}

    /// A method that can be sent by selector. `body` gets as many arguments as the selector has colons.
    public mutating func action(_ selector: String, _ body: @escaping Invocation) {
        actions[selector] = unsafeBitCast(body, to: StoredInvocation.self)
    }

    /// A method of the class itself that can be sent by selector.
    public mutating func classAction(_ selector: String, _ body: @escaping @MainActor ([Any?]) -> Any?) {
        classActions[selector] = unsafeBitCast(body, to: StoredClassInvocation.self)
    }

    /// A property that key-value coding reaches. `set` is nil for one that can't be written.
    public mutating func property(_ key: String, get: Getter?, set: Setter? = nil) {
        properties[key] = Property(get: get.map { unsafeBitCast($0, to: StoredGetter.self) }, set: set.map { unsafeBitCast($0, to: StoredSetter.self) })
    }

    /// The Swift full names of methods and properties that the class declares: `tableView(_:heightForRowAt:)`, `window`.
    /// UIKit asks for them before it calls an optional requirement of a delegate.
    public mutating func implements(_ names: String...) { implemented.formUnion(names) }

    /// Makes an instance, for classes that are created by name (`init()`).
    public mutating func creates(_ body: @escaping @MainActor () -> AnyObject) { make = unsafeBitCast(body, to: (() -> AnyObject).self) }

    /// A class whose Objective-C name isn't its Swift name.
    public mutating func named(_ name: String, _ type: AnyClass) { classes[name] = type }

    /// Entries that an extension of the module gives to another module's class, `type`, and its subclasses.
    public mutating func extend(_ type: AnyClass, _ body: @escaping (inout ObjCGlue) -> Void) { extensions.append((type, body)) }

    /// Another module with a list of its own.
    public mutating func module(_ name: String) { modules.append(name) }
}
