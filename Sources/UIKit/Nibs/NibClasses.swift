import Foundation
import LaunchRules

/// Finds classes by the names that nibs hold.
@MainActor enum NibClasses {
    static func type(named name: String) -> AnyClass? { UIKitClasses.byName[name] ?? (holds("E26") ? _classNamed(name) : nil) }

    /// The class, where it adopts NSCoding. The roots of most nib objects are tried first: a look for a superclass costs far
    /// less than the first look for a conformance, and each class of a nib is looked up.
    static func coding(_ type: AnyClass) -> (any NSCoding.Type)? {
        if let type = type as? UIView.Type { return type }
        if let type = type as? NSLayoutConstraint.Type { return type }
        if let type = type as? UIViewController.Type { return type }
        if let type = type as? UIBarItem.Type { return type }
        if let type = type as? UIGestureRecognizer.Type { return type }
        return type as? any NSCoding.Type
    }
}
