import Foundation

/// Encodes commands that nobody carries out.
final class IdleEncoder: MTLRenderCommandEncoder, MTLComputeCommandEncoder, MTLBlitCommandEncoder {
    let device: any MTLDevice
    var label: String?
    init(device: any MTLDevice) { self.device = device }

    func endEncoding() {}
    func pushDebugGroup(_ string: String) {}
    func popDebugGroup() {}
    func insertDebugSignpost(_ string: String) {}

    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState) {}
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
    func setVertexBufferOffset(_ offset: Int, index: Int) {}
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int) {}
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
    func setFragmentBufferOffset(_ offset: Int, index: Int) {}
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int) {}
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?) {}
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float) {}
    func setStencilReferenceValue(_ referenceValue: UInt32) {}
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float) {}
    func setViewport(_ viewport: MTLViewport) {}
    func setScissorRect(_ rect: MTLScissorRect) {}
    func setCullMode(_ cullMode: MTLCullMode) {}
    func setFrontFacing(_ frontFacingWinding: MTLWinding) {}
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode) {}
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int) {}
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int) {}
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int) {}
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int, instanceCount: Int) {}

    func setComputePipelineState(_ state: any MTLComputePipelineState) {}
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int) {}
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int) {}
    func setTexture(_ texture: (any MTLTexture)?, index: Int) {}
    func setSamplerState(_ sampler: (any MTLSamplerState)?, index: Int) {}
    func setThreadgroupMemoryLength(_ length: Int, index: Int) {}
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize) {}
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize) {}

    func generateMipmaps(for texture: any MTLTexture) {}
    func copy(from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int) { (destinationBuffer.contents() + destinationOffset).copyMemory(from: sourceBuffer.contents() + sourceOffset, byteCount: size) }
    func copy(from sourceTexture: any MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationTexture: any MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin) {}
    func fill(buffer: any MTLBuffer, range: Range<Int>, value: UInt8) { memset(buffer.contents() + range.lowerBound, Int32(value), range.count) }
}
