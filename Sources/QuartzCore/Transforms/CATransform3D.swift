import CoreGraphics
import Foundation

/// A 4×4 matrix; points are rows, multiplied from the left.
public struct CATransform3D: Equatable, Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    public init() {
        self.init(m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package init(_ m: CGAffineTransform) {
        self.init(m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
    }

    var rows: [[CGFloat]] {
        get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
        set {
            self = CATransform3D(
                m11: newValue[0][0], m12: newValue[0][1], m13: newValue[0][2], m14: newValue[0][3],
                m21: newValue[1][0], m22: newValue[1][1], m23: newValue[1][2], m24: newValue[1][3],
                m31: newValue[2][0], m32: newValue[2][1], m33: newValue[2][2], m34: newValue[2][3],
                m41: newValue[3][0], m42: newValue[3][1], m43: newValue[3][2], m44: newValue[3][3])
        }
    }

    package var isIdentity: Bool { self == CATransform3DIdentity }

    /// What the transform does to the plane z = 0, seen along z. Exact without perspective; with it, the tangent at the origin.
    package var projected: CGAffineTransform {
        if m44 == 1, m14 == 0, m24 == 0 { return CGAffineTransform(m11, m12, m21, m22, m41, m42) }
        guard m44 != 0 else { return .identity }
        let (x, y) = (m41 / m44, m42 / m44)
        return CGAffineTransform((m11 - x * m14) / m44, (m12 - y * m14) / m44, (m21 - x * m24) / m44, (m22 - y * m24) / m44, x, y)
    }
}

public let CATransform3DIdentity = CATransform3D(CGAffineTransform.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// A rotation by `angle` radians about the vector; the identity where the vector has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cos(angle), s = sin(angle), d = 1 - c
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13) = (c + x * x * d, x * y * d + z * s, x * z * d - y * s)
    (t.m21, t.m22, t.m23) = (x * y * d - z * s, c + y * y * d, y * z * d + x * s)
    (t.m31, t.m32, t.m33) = (x * z * d + y * s, y * z * d - x * s, c + z * z * d)
    return t
}

public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let rows = [b.row1, b.row2, b.row3, b.row4]
    let product = { (row: SIMD4<Double>) -> SIMD4<Double> in
        var sum = rows[0] * row[0]
        for index in 1..<4 { sum += rows[index] * row[index] }
        return sum
    }
    return CATransform3D(product(a.row1), product(a.row2), product(a.row3), product(a.row4))
}

extension CATransform3D {
    fileprivate init(_ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>) {
        (m11, m12, m13, m14) = (CGFloat(r1.x), CGFloat(r1.y), CGFloat(r1.z), CGFloat(r1.w))
        (m21, m22, m23, m24) = (CGFloat(r2.x), CGFloat(r2.y), CGFloat(r2.z), CGFloat(r2.w))
        (m31, m32, m33, m34) = (CGFloat(r3.x), CGFloat(r3.y), CGFloat(r3.z), CGFloat(r3.w))
        (m41, m42, m43, m44) = (CGFloat(r4.x), CGFloat(r4.y), CGFloat(r4.z), CGFloat(r4.w))
    }

    fileprivate var row1: SIMD4<Double> { SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)) }
    fileprivate var row2: SIMD4<Double> { SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)) }
    fileprivate var row3: SIMD4<Double> { SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)) }
    fileprivate var row4: SIMD4<Double> { SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)) }
}

/// The inverse; the transform itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    if CATransform3DIsAffine(t) { return CATransform3D(t.projected.inverted()) }
    var left = t.rows, right = CATransform3DIdentity.rows
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }), left[pivot][column] != 0 else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let scale = left[column][column]
        for j in 0..<4 {
            left[column][j] /= scale
            right[column][j] /= scale
        }
        for row in 0..<4 where row != column {
            let factor = left[row][column]
            for j in 0..<4 {
                left[row][j] -= factor * left[column][j]
                right[row][j] -= factor * right[column][j]
            }
        }
    }
    var inverse = CATransform3D()
    inverse.rows = right
    return inverse
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { CGAffineTransform(t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) }
