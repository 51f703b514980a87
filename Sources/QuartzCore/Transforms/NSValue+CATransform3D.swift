import Foundation
import ObjCRuntime

extension NSValue {
    public convenience init(caTransform3D t: CATransform3D) { self.init(structure: t) }
    /// The identity for a value of another type.
    public var caTransform3DValue: CATransform3D { structure(CATransform3D.self) ?? CATransform3DIdentity }
}

/// Animations of geometry are given values in boxes.
extension NSValue: CAAnimatable {
    package var animatableValue: Any? { self is NSNumber ? nil : boxedStructure }
}

extension CATransform3D: _BoxedStructure {}
