import Foundation

open class MTLStencilDescriptor: NSObject {
    open var stencilCompareFunction = MTLCompareFunction.always
    open var readMask: UInt32 = .max
    open var writeMask: UInt32 = .max
}

open class MTLDepthStencilDescriptor: NSObject {
    open var label: String?
    open var depthCompareFunction = MTLCompareFunction.always
    open var isDepthWriteEnabled = false
    open var frontFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    open var backFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
}

open class MTLSamplerDescriptor: NSObject {
    open var label: String?
    open var minFilter = MTLSamplerMinMagFilter.nearest
    open var magFilter = MTLSamplerMinMagFilter.nearest
    open var mipFilter = MTLSamplerMipFilter.notMipmapped
    open var sAddressMode = MTLSamplerAddressMode.clampToEdge
    open var tAddressMode = MTLSamplerAddressMode.clampToEdge
    open var rAddressMode = MTLSamplerAddressMode.clampToEdge
    open var maxAnisotropy = 1
    open var normalizedCoordinates = true
    open var lodMinClamp: Float = 0
    open var lodMaxClamp: Float = .greatestFiniteMagnitude
    open var compareFunction = MTLCompareFunction.never
}
