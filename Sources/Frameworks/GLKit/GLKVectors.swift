import Foundation

public struct GLKVector2: Sendable {
    public var x: Float, y: Float
    public var v: (Float, Float) { (x, y) }
    public init() { self.init(x: 0, y: 0) }
    public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
    public init(v: (Float, Float)) { self.init(x: v.0, y: v.1) }
}
public struct GLKVector3: Sendable {
    public var x: Float, y: Float, z: Float
    public var r: Float { x }
    public var g: Float { y }
    public var b: Float { z }
    public var v: (Float, Float, Float) { (x, y, z) }
    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(v: (Float, Float, Float)) { self.init(x: v.0, y: v.1, z: v.2) }
}
public struct GLKVector4: Sendable {
    public var x: Float, y: Float, z: Float, w: Float
    public var v: (Float, Float, Float, Float) { (x, y, z, w) }
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(v: (Float, Float, Float, Float)) { self.init(x: v.0, y: v.1, z: v.2, w: v.3) }
}

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(x: x, y: y) }
public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(x: x, y: y, z: z) }
public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 { GLKVector4(x: x, y: y, z: z, w: w) }
public func GLKVector2Add(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 { GLKVector2(x: a.x + b.x, y: a.y + b.y) }
public func GLKVector2Subtract(_ a: GLKVector2, _ b: GLKVector2) -> GLKVector2 { GLKVector2(x: a.x - b.x, y: a.y - b.y) }
public func GLKVector2MultiplyScalar(_ a: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(x: a.x * value, y: a.y * value) }
public func GLKVector2Length(_ a: GLKVector2) -> Float { (a.x * a.x + a.y * a.y).squareRoot() }
public func GLKVector2Normalize(_ a: GLKVector2) -> GLKVector2 { GLKVector2MultiplyScalar(a, 1 / GLKVector2Length(a)) }
public func GLKVector2Distance(_ a: GLKVector2, _ b: GLKVector2) -> Float { GLKVector2Length(GLKVector2Subtract(a, b)) }
public func GLKVector3Add(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
public func GLKVector3Subtract(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
public func GLKVector3MultiplyScalar(_ a: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(x: a.x * value, y: a.y * value, z: a.z * value) }
public func GLKVector3DotProduct(_ a: GLKVector3, _ b: GLKVector3) -> Float { a.x * b.x + a.y * b.y + a.z * b.z }
public func GLKVector3CrossProduct(_ a: GLKVector3, _ b: GLKVector3) -> GLKVector3 { GLKVector3(x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x) }
public func GLKVector3Length(_ a: GLKVector3) -> Float { GLKVector3DotProduct(a, a).squareRoot() }
public func GLKVector3Normalize(_ a: GLKVector3) -> GLKVector3 { GLKVector3MultiplyScalar(a, 1 / GLKVector3Length(a)) }
public func GLKVector3Distance(_ a: GLKVector3, _ b: GLKVector3) -> Float { GLKVector3Length(GLKVector3Subtract(a, b)) }
