@_exported import UIKit
@_exported import simd

public struct SCNVector3: Equatable, Sendable {
    public var x: Float, y: Float, z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ vector: SIMD3<Float>) { self.init(vector.x, vector.y, vector.z) }
}

public struct SCNVector4: Equatable, Sendable {
    public var x: Float, y: Float, z: Float, w: Float
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
}

public typealias SCNQuaternion = SCNVector4
public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// Rows.
public struct SCNMatrix4: Equatable, Sendable {
    public var m11: Float, m12: Float, m13: Float, m14: Float
    public var m21: Float, m22: Float, m23: Float, m24: Float
    public var m31: Float, m32: Float, m33: Float, m34: Float
    public var m41: Float, m42: Float, m43: Float, m44: Float

    public init() {
        (m11, m12, m13, m14) = (1, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 1, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 1, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 1)
    }
    public init(_ matrix: simd_float4x4) {
        let c = matrix.columns
        (m11, m12, m13, m14) = (c.0.x, c.0.y, c.0.z, c.0.w)
        (m21, m22, m23, m24) = (c.1.x, c.1.y, c.1.z, c.1.w)
        (m31, m32, m33, m34) = (c.2.x, c.2.y, c.2.z, c.2.w)
        (m41, m42, m43, m44) = (c.3.x, c.3.y, c.3.z, c.3.w)
    }
    var simd: simd_float4x4 {
        simd_float4x4(SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44))
    }
}

public let SCNMatrix4Identity = SCNMatrix4()

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var matrix = SCNMatrix4()
    (matrix.m41, matrix.m42, matrix.m43) = (tx, ty, tz)
    return matrix
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    var matrix = SCNMatrix4()
    (matrix.m11, matrix.m22, matrix.m33) = (sx, sy, sz)
    return matrix
}
/// Radians about an axis.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    let axis = simd_normalize(SIMD3(x, y, z)), c = cos(angle), s = sin(angle), t = 1 - c
    var matrix = SCNMatrix4()
    (matrix.m11, matrix.m12, matrix.m13) = (t * axis.x * axis.x + c, t * axis.x * axis.y + s * axis.z, t * axis.x * axis.z - s * axis.y)
    (matrix.m21, matrix.m22, matrix.m23) = (t * axis.x * axis.y - s * axis.z, t * axis.y * axis.y + c, t * axis.y * axis.z + s * axis.x)
    (matrix.m31, matrix.m32, matrix.m33) = (t * axis.x * axis.z + s * axis.y, t * axis.y * axis.z - s * axis.x, t * axis.z * axis.z + c)
    return matrix
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(b.simd * a.simd) }
