import Foundation

open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
    open var sourceRGBBlendFactor = MTLBlendFactor.one
    open var destinationRGBBlendFactor = MTLBlendFactor.zero
    open var rgbBlendOperation = MTLBlendOperation.add
    open var sourceAlphaBlendFactor = MTLBlendFactor.one
    open var destinationAlphaBlendFactor = MTLBlendFactor.zero
    open var alphaBlendOperation = MTLBlendOperation.add
    open var writeMask = MTLColorWriteMask.all
}

open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private var entries: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
    open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get {
            if let known = entries[attachmentIndex] { return known }
            entries[attachmentIndex] = MTLRenderPipelineColorAttachmentDescriptor()
            return entries[attachmentIndex]
        }
        set { entries[attachmentIndex] = newValue }
    }
}

/// Shaders and the formats that they draw to.
open class MTLRenderPipelineDescriptor: NSObject {
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var vertexDescriptor: MTLVertexDescriptor?
    open var sampleCount = 1
    open var rasterSampleCount = 1
    open var isAlphaToCoverageEnabled = false
    open var isRasterizationEnabled = true
    public let colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray! = MTLRenderPipelineColorAttachmentDescriptorArray()
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    open func reset() {}
}
