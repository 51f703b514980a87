import Foundation

/// Four columns.
public struct GLKMatrix4: Sendable {
    var c: [SIMD4<Float>]
    init(_ columns: [SIMD4<Float>]) { c = columns }
    public init() { self.init([SIMD4<Float>](repeating: .zero, count: 4)) }
    public var m00: Float { get { c[0].x } set { c[0].x = newValue } }
    public var m01: Float { get { c[0].y } set { c[0].y = newValue } }
    public var m02: Float { get { c[0].z } set { c[0].z = newValue } }
    public var m03: Float { get { c[0].w } set { c[0].w = newValue } }
    public var m10: Float { get { c[1].x } set { c[1].x = newValue } }
    public var m11: Float { get { c[1].y } set { c[1].y = newValue } }
    public var m12: Float { get { c[1].z } set { c[1].z = newValue } }
    public var m13: Float { get { c[1].w } set { c[1].w = newValue } }
    public var m20: Float { get { c[2].x } set { c[2].x = newValue } }
    public var m21: Float { get { c[2].y } set { c[2].y = newValue } }
    public var m22: Float { get { c[2].z } set { c[2].z = newValue } }
    public var m23: Float { get { c[2].w } set { c[2].w = newValue } }
    public var m30: Float { get { c[3].x } set { c[3].x = newValue } }
    public var m31: Float { get { c[3].y } set { c[3].y = newValue } }
    public var m32: Float { get { c[3].z } set { c[3].z = newValue } }
    public var m33: Float { get { c[3].w } set { c[3].w = newValue } }
}

public let GLKMatrix4Identity = GLKMatrix4([SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)])

private func times(_ m: GLKMatrix4, _ v: SIMD4<Float>) -> SIMD4<Float> { m.c[0] * v.x + m.c[1] * v.y + (m.c[2] * v.z + m.c[3] * v.w) }

public func GLKMatrix4Multiply(_ a: GLKMatrix4, _ b: GLKMatrix4) -> GLKMatrix4 { GLKMatrix4(b.c.map { times(a, $0) }) }
public func GLKMatrix4MultiplyVector4(_ a: GLKMatrix4, _ b: GLKVector4) -> GLKVector4 {
    let made = times(a, SIMD4(b.x, b.y, b.z, b.w))
    return GLKVector4(x: made.x, y: made.y, z: made.z, w: made.w)
}
public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    var made = GLKMatrix4Identity
    made.c[3] = SIMD4(tx, ty, tz, 1)
    return made
}
public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 { GLKMatrix4([SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1)]) }
public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    let axis = GLKVector3Normalize(GLKVector3(x: x, y: y, z: z)), c = cos(radians), s = sin(radians), t = 1 - c
    let first = SIMD4(c + t * axis.x * axis.x, t * axis.x * axis.y + axis.z * s, t * axis.x * axis.z - axis.y * s, 0)
    let second = SIMD4(t * axis.x * axis.y - axis.z * s, c + t * axis.y * axis.y, t * axis.y * axis.z + axis.x * s, 0)
    let third = SIMD4(t * axis.x * axis.z + axis.y * s, t * axis.y * axis.z - axis.x * s, c + t * axis.z * axis.z, 0)
    return GLKMatrix4([first, second, third, SIMD4(0, 0, 0, 1)])
}
public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 0, 1) }
public func GLKMatrix4Translate(_ m: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 { GLKMatrix4Multiply(m, GLKMatrix4MakeTranslation(tx, ty, tz)) }
public func GLKMatrix4Scale(_ m: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 { GLKMatrix4Multiply(m, GLKMatrix4MakeScale(sx, sy, sz)) }
public func GLKMatrix4Rotate(_ m: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 { GLKMatrix4Multiply(m, GLKMatrix4MakeRotation(radians, x, y, z)) }
public func GLKMatrix4RotateX(_ m: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(m, radians, 1, 0, 0) }
public func GLKMatrix4RotateY(_ m: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(m, radians, 0, 1, 0) }
public func GLKMatrix4RotateZ(_ m: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Rotate(m, radians, 0, 0, 1) }
public func GLKMatrix4MakePerspective(_ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4 {
    let cotan = 1 / tan(fovyRadians / 2), depth = nearZ - farZ
    return GLKMatrix4([SIMD4(cotan / aspect, 0, 0, 0), SIMD4(0, cotan, 0, 0), SIMD4(0, 0, (farZ + nearZ) / depth, -1), SIMD4(0, 0, 2 * farZ * nearZ / depth, 0)])
}
public func GLKMatrix4MakeOrtho(_ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4 {
    let width = right - left, height = top - bottom, depth = farZ - nearZ
    return GLKMatrix4([SIMD4(2 / width, 0, 0, 0), SIMD4(0, 2 / height, 0, 0), SIMD4(0, 0, -2 / depth, 0), SIMD4(-(right + left) / width, -(top + bottom) / height, -(farZ + nearZ) / depth, 1)])
}
