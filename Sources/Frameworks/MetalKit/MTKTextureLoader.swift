import Metal
import UIKit

/// Makes textures of pictures: of their size, without their pixels.
open class MTKTextureLoader: ObjCObject, @unchecked Sendable {
    public struct Option: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let SRGB = Self(rawValue: "MTKTextureLoaderOptionSRGB"), generateMipmaps = Self(rawValue: "MTKTextureLoaderOptionGenerateMipmaps"), allocateMipmaps = Self(rawValue: "MTKTextureLoaderOptionAllocateMipmaps")
        public static let origin = Self(rawValue: "MTKTextureLoaderOptionOrigin"), textureUsage = Self(rawValue: "MTKTextureLoaderOptionTextureUsage"), textureStorageMode = Self(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    }

    public struct Origin: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let topLeft = Self(rawValue: "MTKTextureLoaderOriginTopLeft"), bottomLeft = Self(rawValue: "MTKTextureLoaderOriginBottomLeft"), flippedVertically = Self(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }

    public let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device; super.init() }

    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { try newTexture(data: Data(contentsOf: URL), options: options) }
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture {
        guard let image = UIImage(data: data)?.cgImage else { throw CocoaError(.fileReadCorruptFile) }
        return try newTexture(cgImage: image, options: options)
    }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
        notImplemented("MTKTextureLoader: pixels of textures")
        return device.makeTexture(descriptor: .texture2DDescriptor(pixelFormat: .rgba8Unorm, width: cgImage.width, height: cgImage.height, mipmapped: false))!
    }
    open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws -> any MTLTexture {
        guard let image = UIImage(named: name, in: bundle, compatibleWith: nil)?.cgImage else { throw CocoaError(.fileReadNoSuchFile) }
        return try newTexture(cgImage: image, options: options)
    }
    open func newTexture(URL: URL, options: [Option: Any]? = nil, completionHandler: @escaping ((any MTLTexture)?, (any Error)?) -> Void) {
        do { completionHandler(try newTexture(URL: URL, options: options), nil) } catch { completionHandler(nil, error) }
    }
}
