import Foundation

/// Finds classes by the names that nibs hold.
@MainActor enum NibClasses {
    static func type(named name: String) -> AnyClass? { UIKitClasses.byName[name] ?? _classNamed(name) }
}
