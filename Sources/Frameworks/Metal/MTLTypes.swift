import Foundation

public struct MTLSize: Equatable, Sendable {
    public var width: Int, height: Int, depth: Int
    public init() { self.init(width: 0, height: 0, depth: 0) }
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}

public struct MTLOrigin: Equatable, Sendable {
    public var x: Int, y: Int, z: Int
    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct MTLRegion: Equatable, Sendable {
    public var origin: MTLOrigin, size: MTLSize
    public init() { self.init(origin: MTLOrigin(), size: MTLSize()) }
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}

public struct MTLClearColor: Equatable, Sendable {
    public var red: Double, green: Double, blue: Double, alpha: Double
    public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
}

public struct MTLViewport: Equatable, Sendable {
    public var originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double
    public init() { self.init(originX: 0, originY: 0, width: 0, height: 0, znear: 0, zfar: 1) }
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height, self.znear, self.zfar) = (originX, originY, width, height, znear, zfar)
    }
}

public struct MTLScissorRect: Equatable, Sendable {
    public var x: Int, y: Int, width: Int, height: Int
    public init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
}

public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion { MTLRegion(origin: MTLOrigin(x: x, y: 0, z: 0), size: MTLSize(width: width, height: 1, depth: 1)) }
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion { MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1)) }
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion { MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth)) }
