import Foundation

final class IdleQueue: MTLCommandQueue {
    let device: any MTLDevice
    var label: String?
    init(device: any MTLDevice) { self.device = device }
    func makeCommandBuffer() -> (any MTLCommandBuffer)? { IdleCommands(queue: self) }
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)? { IdleCommands(queue: self) }
}

/// Done as soon as it is committed.
final class IdleCommands: MTLCommandBuffer {
    let commandQueue: any MTLCommandQueue
    var label: String?
    private(set) var status = MTLCommandBufferStatus.notEnqueued
    let error: (any Error)? = nil
    private var scheduled: [(any MTLCommandBuffer) -> Void] = [], completed: [(any MTLCommandBuffer) -> Void] = []

    init(queue: any MTLCommandQueue) { commandQueue = queue }
    var device: any MTLDevice { commandQueue.device }
    func enqueue() { status = .enqueued }
    func commit() {
        status = .scheduled
        scheduled.forEach { $0(self) }
        status = .completed
        completed.forEach { $0(self) }
    }
    func addScheduledHandler(_ block: @escaping (any MTLCommandBuffer) -> Void) { scheduled.append(block) }
    func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void) { completed.append(block) }
    func present(_ drawable: any MTLDrawable) { drawable.present() }
    func present(_ drawable: any MTLDrawable, atTime presentationTime: TimeInterval) { drawable.present() }
    func waitUntilScheduled() {}
    func waitUntilCompleted() {}
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)? { IdleEncoder(device: device) }
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)? { IdleEncoder(device: device) }
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)? { IdleEncoder(device: device) }
}

final class IdleBuffer: MTLBuffer {
    let device: any MTLDevice
    var label: String?
    let length: Int
    private let memory: UnsafeMutableRawPointer
    init(device: any MTLDevice, length: Int) {
        (self.device, self.length, memory) = (device, length, .allocate(byteCount: max(length, 1), alignment: 256))
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(length, 1))
    }
    deinit { memory.deallocate() }
    func contents() -> UnsafeMutableRawPointer { memory }
    func didModifyRange(_ range: Range<Int>) {}
}

final class IdleTexture: MTLTexture {
    let device: any MTLDevice
    var label: String?
    let width: Int, height: Int, depth: Int, mipmapLevelCount: Int, sampleCount: Int, arrayLength: Int
    let pixelFormat: MTLPixelFormat, textureType: MTLTextureType, usage: MTLTextureUsage
    init(device: any MTLDevice, _ descriptor: MTLTextureDescriptor) {
        self.device = device
        (width, height, depth, mipmapLevelCount) = (descriptor.width, descriptor.height, descriptor.depth, descriptor.mipmapLevelCount)
        (sampleCount, arrayLength, pixelFormat, textureType, usage) = (descriptor.sampleCount, descriptor.arrayLength, descriptor.pixelFormat, descriptor.textureType, descriptor.usage)
    }
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int) {}
    func replace(region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int, bytesPerImage: Int) {}
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int) { memset(pixelBytes, 0, bytesPerRow * region.size.height) }
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)? { self }
}

final class IdleLibrary: MTLLibrary {
    let device: any MTLDevice
    var label: String?
    let functionNames: [String] = []
    init(device: any MTLDevice) { self.device = device }
    func makeFunction(name functionName: String) -> (any MTLFunction)? { IdleFunction(device: device, name: functionName) }
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction { IdleFunction(device: device, name: name) }
}

final class IdleFunction: MTLFunction {
    let device: any MTLDevice
    var label: String?
    let name: String
    let functionType = MTLFunctionType.vertex
    init(device: any MTLDevice, name: String) { (self.device, self.name) = (device, name) }
}

final class IdleRenderState: MTLRenderPipelineState {
    let device: any MTLDevice, label: String?
    init(device: any MTLDevice, label: String?) { (self.device, self.label) = (device, label) }
}

final class IdleComputeState: MTLComputePipelineState {
    let device: any MTLDevice, label: String? = nil
    let maxTotalThreadsPerThreadgroup = 1024, threadExecutionWidth = 32
    init(device: any MTLDevice) { self.device = device }
}

final class IdleSampler: MTLSamplerState {
    let device: any MTLDevice, label: String?
    init(device: any MTLDevice, label: String?) { (self.device, self.label) = (device, label) }
}

final class IdleDepthState: MTLDepthStencilState {
    let device: any MTLDevice, label: String?
    init(device: any MTLDevice, label: String?) { (self.device, self.label) = (device, label) }
}
