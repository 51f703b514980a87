@_exported import Foundation

/// The graphics processor, as apps see it.
public protocol MTLDevice: AnyObject {
    var name: String { get }
    var registryID: UInt64 { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var hasUnifiedMemory: Bool { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    var currentAllocatedSize: Int { get }
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeLibrary(filepath: String) throws -> any MTLLibrary
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
}

extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? { makeBuffer(bytes: pointer, length: length, options: []) }
}

/// A device that keeps buffers and textures and carries no command out: nothing is drawn but what a view is cleared with.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { IdleDevice.shared }
