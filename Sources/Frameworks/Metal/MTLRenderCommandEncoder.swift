import Foundation

public enum MTLPrimitiveType: UInt, Sendable { case point = 0, line, lineStrip, triangle, triangleStrip }
public enum MTLIndexType: UInt, Sendable { case uint16 = 0, uint32 }
public enum MTLCullMode: UInt, Sendable { case none = 0, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise = 0, counterClockwise }
public enum MTLTriangleFillMode: UInt, Sendable { case fill = 0, lines }

public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBufferOffset(_ offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
    func setVertexSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBufferOffset(_ offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func setStencilReferenceValue(_ referenceValue: UInt32)
    func setBlendColor(red: Float, green: Float, blue: Float, alpha: Float)
    func setViewport(_ viewport: MTLViewport)
    func setScissorRect(_ rect: MTLScissorRect)
    func setCullMode(_ cullMode: MTLCullMode)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
    func drawIndexedPrimitives(type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int, instanceCount: Int)
}
