import Foundation

/// Classes and their instances by the names that `Info.plist` and `main.swift` give.
@MainActor enum ClassLookup {
    static func named(_ name: String) -> AnyClass? { NSClassFromString(name) }

    /// A new instance, made by the class's own `init()`; nil for a class that nobody knows or that can't be made so.
    static func make(_ name: String) -> AnyObject? {
        guard let type = named(name) else { return nil }
        return make(type)
    }

    static func make(_ type: AnyClass) -> AnyObject? {
        if let made = ObjCClass.of(type).make() { return made }
        Log.note("\(type) can't be created by name: it has no init() that Understudy knows of.")
        return nil
    }
}
