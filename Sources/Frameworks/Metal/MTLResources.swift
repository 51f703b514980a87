import Foundation

public protocol MTLResource: AnyObject {
    var device: any MTLDevice { get }
    var label: String? { get set }
}

public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
    func didModifyRange(_ range: Range<Int>)
}

public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var depth: Int { get }
    var mipmapLevelCount: Int { get }
    var sampleCount: Int { get }
    var arrayLength: Int { get }
    var pixelFormat: MTLPixelFormat { get }
    var textureType: MTLTextureType { get }
    var usage: MTLTextureUsage { get }
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    func replace(region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int, bytesPerImage: Int)
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
}

public protocol MTLRenderPipelineState: AnyObject { var device: any MTLDevice { get }; var label: String? { get } }
public protocol MTLDepthStencilState: AnyObject { var device: any MTLDevice { get }; var label: String? { get } }
public protocol MTLSamplerState: AnyObject { var device: any MTLDevice { get }; var label: String? { get } }
public protocol MTLComputePipelineState: AnyObject {
    var device: any MTLDevice { get }
    var label: String? { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}

public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let cpuCacheModeWriteCombined = Self(rawValue: 1), storageModeShared: Self = [], storageModeManaged = Self(rawValue: 16), storageModePrivate = Self(rawValue: 32), storageModeMemoryless = Self(rawValue: 48)
    public static let hazardTrackingModeUntracked = Self(rawValue: 256)
}

public enum MTLStorageMode: UInt, Sendable { case shared = 0, managed, `private`, memoryless }
public enum MTLCPUCacheMode: UInt, Sendable { case defaultCache = 0, writeCombined }
