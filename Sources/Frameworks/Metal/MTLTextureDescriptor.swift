import Foundation

open class MTLTextureDescriptor: NSObject {
    open var textureType = MTLTextureType.type2D
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var sampleCount = 1
    open var arrayLength = 1
    open var resourceOptions: MTLResourceOptions = []
    open var storageMode = MTLStorageMode.shared
    open var cpuCacheMode = MTLCPUCacheMode.defaultCache
    open var usage: MTLTextureUsage = .shaderRead

    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
        let made = MTLTextureDescriptor()
        (made.pixelFormat, made.width, made.height) = (pixelFormat, width, height)
        if mipmapped { made.mipmapLevelCount = Int(log2(Double(max(width, height, 1)))) + 1 }
        return made
    }
    open class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool) -> MTLTextureDescriptor {
        let made = texture2DDescriptor(pixelFormat: pixelFormat, width: size, height: size, mipmapped: mipmapped)
        made.textureType = .typeCube
        return made
    }
}
