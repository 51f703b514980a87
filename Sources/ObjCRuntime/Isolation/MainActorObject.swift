/// Stands where `NSObject` stands for a class that is isolated to the main actor, by `@MainActor` or by its module's default.
///
/// Objective-C's `init()` may be overridden by one of the main actor; Swift refuses that for an initialiser of its own. So the
/// nonisolated `init()` isn't handed on: a subclass declares its `init()` anew, and `super.init()` means this one.
@MainActor open class _MainActorObject: ObjCObject {
    public init(_ nothing: Void = ()) { super.init() }
}
