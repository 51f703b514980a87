import Foundation

open class MTLRenderPassAttachmentDescriptor: NSObject {
    open var texture: (any MTLTexture)?
    open var resolveTexture: (any MTLTexture)?
    open var level = 0
    open var slice = 0
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.store
}

open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor { open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1) }
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor { open var clearDepth = 1.0 }
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor { open var clearStencil: UInt32 = 0 }

open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private var entries: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
    open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get {
            if let known = entries[attachmentIndex] { return known }
            entries[attachmentIndex] = MTLRenderPassColorAttachmentDescriptor()
            return entries[attachmentIndex]
        }
        set { entries[attachmentIndex] = newValue }
    }
}

/// What is drawn to, and how that begins.
open class MTLRenderPassDescriptor: NSObject {
    public let colorAttachments: MTLRenderPassColorAttachmentDescriptorArray! = MTLRenderPassColorAttachmentDescriptorArray()
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
    open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
}
