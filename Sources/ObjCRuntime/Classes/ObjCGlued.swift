/// A class that lists what it offers by name without deriving from ``ObjCObject``: one without a superclass, or one of
/// Foundation's (`Operation`, `NSCache`). Lowering adds the conformance to the first class of the app in the chain.
public protocol ObjCGlued: AnyObject {
    static func _glue(_ glue: inout ObjCGlue)
}
