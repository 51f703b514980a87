import CoreGraphics
import Foundation

/// A value that can lie between two others: numbers with the shape to put them back into.
enum AnimatedValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case affine(CGAffineTransform)
    case color(CGColor)
    case colors([CGColor])
    case list([Double])
    case path(CGPath)
    /// Something without numbers: it changes at once.
    case whole(Any)

    init?(_ value: Any) {
        switch value {
        case let v as Double: self = .number(v)
        case let v as CGFloat: self = .number(Double(v))
        case let v as Float: self = .number(Double(v))
        case let v as Int: self = .number(Double(v))
        case let v as CGPoint: self = .point(v)
        case let v as CGSize: self = .size(v)
        case let v as CGRect: self = .rect(v)
        case let v as CATransform3D: self = .transform(v)
        case let v as CGAffineTransform: self = .affine(v)
        case let v as NSNumber: self = .number(v.doubleValue)
        case let v as CGColor: self = .color(v)
        case let v as CGPath: self = .path(v)
        case let v as [CGColor]: self = .colors(v)
        case let v as [NSNumber]: self = .list(v.map(\.doubleValue))
        case let v as CAAnimatable:
            guard let inner = v.animatableValue, let value = AnimatedValue(inner) else { return nil }
            self = value
        default: self = .whole(value)
        }
    }

    var numbers: [Double] {
        switch self {
        case .number(let v): [v]
        case .point(let v): [Double(v.x), Double(v.y)]
        case .size(let v): [Double(v.width), Double(v.height)]
        case .rect(let v): [Double(v.minX), Double(v.minY), Double(v.width), Double(v.height)]
        case .transform(let v): v.rows.flatMap { $0 }.map(Double.init)
        case .affine(let v): [v.a, v.b, v.c, v.d, v.tx, v.ty]
        case .color(let v): [v.rgba.red, v.rgba.green, v.rgba.blue, v.rgba.alpha]
        case .colors(let v): v.flatMap { [$0.rgba.red, $0.rgba.green, $0.rgba.blue, $0.rgba.alpha] }
        case .list(let v): v
        case .path(let v): v.elements.flatMap { AnimatedValue.points($0) }.flatMap { [Double($0.x), Double($0.y)] }
        case .whole: []
        }
    }

    /// The same shape with other numbers.
    func with(_ n: [Double]) -> AnimatedValue {
        switch self {
        case .number: return .number(n[0])
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .transform:
            var t = CATransform3D()
            t.rows = (0..<4).map { row in (0..<4).map { CGFloat(n[row * 4 + $0]) } }
            return .transform(t)
        case .affine: return .affine(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
        case .color: return .color(CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
        case .colors: return .colors(stride(from: 0, to: n.count - 3, by: 4).map { CGColor(red: n[$0], green: n[$0 + 1], blue: n[$0 + 2], alpha: n[$0 + 3]) })
        case .list: return .list(n)
        case .path(let path): return .path(AnimatedValue.path(path, n))
        case .whole: return self
        }
    }

    func interpolated(to end: AnimatedValue, _ t: Double) -> AnimatedValue {
        if case .transform(let a) = self, case .transform(let b) = end { return .transform(a.interpolated(to: b, t)) }
        let (a, b) = (numbers, end.numbers)
        guard a.count == b.count, !a.isEmpty else { return t < 1 && !b.isEmpty ? self : end }
        return end.with(zip(a, b).map { $0 + ($1 - $0) * t })
    }

    func adding(_ other: AnimatedValue) -> AnimatedValue {
        if case .transform(let a) = self, case .transform(let b) = other { return .transform(CATransform3DConcat(a, b)) }
        return combined(other, +)
    }

    func subtracting(_ other: AnimatedValue) -> AnimatedValue {
        if case .transform(let a) = self, case .transform(let b) = other { return .transform(CATransform3DConcat(CATransform3DInvert(b), a)) }
        return combined(other, -)
    }

    func scaled(by factor: Double) -> AnimatedValue { with(numbers.map { $0 * factor }) }

    func distance(to other: AnimatedValue) -> Double {
        zip(numbers, other.numbers).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }

    private func combined(_ other: AnimatedValue, _ body: (Double, Double) -> Double) -> AnimatedValue {
        let (a, b) = (numbers, other.numbers)
        guard a.count == b.count, !a.isEmpty else { return self }
        return with(zip(a, b).map(body))
    }

    /// As the layer's property wants it; `old` is what it holds.
    func boxed(like old: Any?) -> Any? {
        switch self {
        case .number(let v): return old is Float ? Float(v) : old is Bool ? v >= 0.5 : old is CGFloat || old == nil ? CGFloat(v) : v
        case .point(let v): return v
        case .size(let v): return v
        case .rect(let v): return v
        case .transform(let v): return old is CGAffineTransform ? CATransform3DGetAffineTransform(v) : v
        case .affine(let v): return old is CGAffineTransform ? v : CATransform3D(v)
        case .color(let v): return v
        case .colors(let v): return v
        case .list(let v): return v.map { NSNumber(value: $0) }
        case .path(let v): return v
        case .whole(let v): return v
        }
    }

    private static func points(_ element: CGPath.Element) -> [CGPoint] {
        switch element {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .curve(let a, let b, let p): [a, b, p]
        case .close: []
        }
    }

    private static func path(_ path: CGPath, _ n: [Double]) -> CGPath {
        var at = 0
        let next = { () -> CGPoint in
            defer { at += 2 }
            return CGPoint(x: n[at], y: n[at + 1])
        }
        return CGPath(elements: path.elements.map { element in
            switch element {
            case .move: .move(next())
            case .line: .line(next())
            case .quad: .quad(next(), next())
            case .curve: .curve(next(), next(), next())
            case .close: .close
            }
        })
    }
}

/// A value of a higher module that stands for one of Core Animation's: an NSValue with a rectangle, say.
package protocol CAAnimatable {
    var animatableValue: Any? { get }
}

extension CATransform3D {
    /// Between two transforms, by their parts: translation, scale, rotation about z, so that turning keeps the size.
    func interpolated(to end: CATransform3D, _ t: Double) -> CATransform3D {
        guard CATransform3DIsAffine(self), CATransform3DIsAffine(end) else {
            var mixed = CATransform3D()
            mixed.rows = zip(rows, end.rows).map { zip($0, $1).map { $0 + ($1 - $0) * CGFloat(t) } }
            return mixed
        }
        let a = CATransform3DGetAffineTransform(self).decomposed(), b = CATransform3DGetAffineTransform(end).decomposed()
        let mix = { (x: Double, y: Double) in x + (y - x) * t }
        var turn = b.rotation - a.rotation
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        return CATransform3D(CGAffineTransform(CGAffineTransformComponents(
            scale: CGSize(width: mix(Double(a.scale.width), Double(b.scale.width)), height: mix(Double(a.scale.height), Double(b.scale.height))),
            horizontalShear: CGFloat(mix(a.horizontalShear, b.horizontalShear)), rotation: CGFloat(a.rotation + turn * t),
            translation: CGVector(dx: mix(a.translation.dx, b.translation.dx), dy: mix(a.translation.dy, b.translation.dy)))))
    }
}
