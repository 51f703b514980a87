import CoreGraphics
import Foundation
import ObjCRuntime

extension CALayer {
    /// What lowering makes of an `@NSManaged` property of a layer: the value that the layer holds for the key, nothing where it holds none.
    public func _managedValue<T>(_ key: String) -> T {
        let value = value(forUndefinedKey: key)
        guard value == nil, !(T.self is any ExpressibleByNilLiteral.Type) else { return _objcCast(value) }
        let nothing: [Any] = [CGFloat(0), 0.0, Float(0), 0, false]
        return nothing.lazy.compactMap { $0 as? T }.first ?? _objcCast(nil, "of the layer's key \(key)")
    }
}
