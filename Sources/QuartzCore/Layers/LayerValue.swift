import CoreGraphics
import Foundation

/// Values of layers as key-value coding hands them about.
enum LayerValue {
    private static func plain(_ value: Any?) -> Any? { (value as? CAAnimatable)?.animatableValue ?? value }

    static func number(_ value: Any?) -> CGFloat {
        switch plain(value) {
        case let v as CGFloat: v
        case let v as Double: CGFloat(v)
        case let v as Float: CGFloat(v)
        case let v as Int: CGFloat(v)
        case let v as NSNumber: CGFloat(v.doubleValue)
        case let v as Bool: v ? 1 : 0
        default: 0
        }
    }

    static func flag(_ value: Any?) -> Bool { (plain(value) as? Bool) ?? (number(value) != 0) }
    static func point(_ value: Any?) -> CGPoint { plain(value) as? CGPoint ?? .zero }
    static func size(_ value: Any?) -> CGSize { plain(value) as? CGSize ?? .zero }
    static func rect(_ value: Any?) -> CGRect { plain(value) as? CGRect ?? .zero }
    static func color(_ value: Any?) -> CGColor? { plain(value) as? CGColor }

    static func transform(_ value: Any?) -> CATransform3D {
        switch plain(value) {
        case let v as CATransform3D: v
        case let v as CGAffineTransform: CATransform3D(v)
        default: CATransform3DIdentity
        }
    }

    /// `x` of a point, `rotation.z` of a transform.
    static func part(_ name: String, of value: Any) -> Any? {
        switch plain(value) {
        case let v as CGPoint: return name == "x" ? v.x : name == "y" ? v.y : nil
        case let v as CGSize: return name == "width" ? v.width : name == "height" ? v.height : nil
        case let v as CGRect:
            if name == "origin" { return v.origin }
            if name == "size" { return v.size }
            return name.hasPrefix("origin.") ? part(String(name.dropFirst(7)), of: v.origin) : part(String(name.dropFirst(5)), of: v.size)
        case let v as CATransform3D: return part(name, of: v)
        default: return nil
        }
    }

    private static func part(_ name: String, of t: CATransform3D) -> Any? {
        let parts = CATransform3DGetAffineTransform(t).decomposed()
        switch name {
        case "rotation", "rotation.z": return CGFloat(parts.rotation)
        case "rotation.x": return atan2(t.m23, t.m33)
        case "rotation.y": return atan2(-t.m13, (t.m23 * t.m23 + t.m33 * t.m33).squareRoot())
        case "scale": return (parts.scale.width + parts.scale.height) / 2
        case "scale.x": return parts.scale.width
        case "scale.y": return parts.scale.height
        case "scale.z": return (t.m31 * t.m31 + t.m32 * t.m32 + t.m33 * t.m33).squareRoot()
        case "translation": return CGSize(width: t.m41, height: t.m42)
        case "translation.x": return t.m41
        case "translation.y": return t.m42
        case "translation.z": return t.m43
        default: return nil
        }
    }

    static func setting(_ name: String, of value: Any, to new: Any?) -> Any? {
        switch plain(value) {
        case let v as CGPoint: return name == "x" ? CGPoint(x: number(new), y: v.y) : CGPoint(x: v.x, y: number(new))
        case let v as CGSize: return name == "width" ? CGSize(width: number(new), height: v.height) : CGSize(width: v.width, height: number(new))
        case let v as CGRect:
            switch name {
            case "origin": return CGRect(origin: point(new), size: v.size)
            case "size": return CGRect(origin: v.origin, size: size(new))
            case "origin.x": return CGRect(x: number(new), y: v.minY, width: v.width, height: v.height)
            case "origin.y": return CGRect(x: v.minX, y: number(new), width: v.width, height: v.height)
            case "size.width": return CGRect(x: v.minX, y: v.minY, width: number(new), height: v.height)
            case "size.height": return CGRect(x: v.minX, y: v.minY, width: v.width, height: number(new))
            default: return nil
            }
        case let v as CATransform3D: return setting(name, of: v, to: new)
        default: return nil
        }
    }

    /// Takes a transform apart, changes one part, and puts it together: scale, then rotation, then translation.
    private static func setting(_ name: String, of t: CATransform3D, to new: Any?) -> CATransform3D? {
        var result = t
        let n = number(new)
        switch name {
        case "translation": (result.m41, result.m42) = (size(new).width, size(new).height)
        case "translation.x": result.m41 = n
        case "translation.y": result.m42 = n
        case "translation.z": result.m43 = n
        case "rotation.x", "rotation.y":
            let (x, y): (CGFloat, CGFloat) = name == "rotation.x" ? (1, 0) : (0, 1)
            let old = part(name, of: t) as? CGFloat ?? 0
            result = CATransform3DConcat(CATransform3DMakeRotation(n - old, x, y, 0), t)
        default:
            var parts = CATransform3DGetAffineTransform(t).decomposed()
            switch name {
            case "rotation", "rotation.z": parts.rotation = Double(n)
            case "scale": parts.scale = CGSize(width: n, height: n)
            case "scale.x": parts.scale.width = n
            case "scale.y": parts.scale.height = n
            case "scale.z": return t
            default: return nil
            }
            let flat = CGAffineTransform(parts)
            (result.m11, result.m12, result.m21, result.m22) = (flat.a, flat.b, flat.c, flat.d)
        }
        return result
    }
}
