import Foundation

/// Takes everything and computes nothing.
final class IdleDevice: MTLDevice, @unchecked Sendable {
    static let shared = IdleDevice()

    let name = "Apple iOS simulator GPU"
    let registryID: UInt64 = 1
    let maxThreadsPerThreadgroup = MTLSize(width: 1024, height: 1024, depth: 1024)
    let hasUnifiedMemory = true
    let recommendedMaxWorkingSetSize: UInt64 = 1 << 30
    let currentAllocatedSize = 0

    init() { FileHandle.standardError.write(Data("understudy: Metal draws nothing here: commands are taken and not carried out\n".utf8)) }

    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool { [.apple1, .apple2, .common1].contains(gpuFamily) }
    func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool { featureSet == .iOS_GPUFamily1_v1 }
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool { [1, 4].contains(sampleCount) }
    func makeCommandQueue() -> (any MTLCommandQueue)? { IdleQueue(device: self) }
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)? { IdleQueue(device: self) }
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? { IdleBuffer(device: self, length: length) }
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)? {
        let made = IdleBuffer(device: self, length: length)
        made.contents().copyMemory(from: pointer, byteCount: length)
        return made
    }
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)? { IdleTexture(device: self, descriptor) }
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)? { IdleSampler(device: self, label: descriptor.label) }
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)? { IdleDepthState(device: self, label: descriptor.label) }
    func makeDefaultLibrary() -> (any MTLLibrary)? { IdleLibrary(device: self) }
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary { IdleLibrary(device: self) }
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary { IdleLibrary(device: self) }
    func makeLibrary(filepath: String) throws -> any MTLLibrary { IdleLibrary(device: self) }
    func makeLibrary(URL url: URL) throws -> any MTLLibrary { IdleLibrary(device: self) }
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState { IdleRenderState(device: self, label: descriptor.label) }
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState { IdleComputeState(device: self) }
}
