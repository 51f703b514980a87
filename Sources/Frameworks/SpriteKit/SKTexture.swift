import UIKit

public enum SKTextureFilteringMode: Int, Sendable { case nearest = 0, linear }

/// A picture of a game: an image of the bundle, or a part of one.
open class SKTexture: ObjCObject, @unchecked Sendable {
    private let image: UIImage?
    private let part: CGRect
    open var filteringMode = SKTextureFilteringMode.linear
    open var usesMipmaps = false
    private lazy var pixels: CGImage? = cut()

    public override convenience init() { self.init(image: UIImage()) }
    public init(image: UIImage) { (self.image, part) = (image, CGRect(x: 0, y: 0, width: 1, height: 1)) }
    public init(imageNamed name: String) { (image, part) = (TextureFiles.image(named: name), CGRect(x: 0, y: 0, width: 1, height: 1)) }
    public init(cgImage image: CGImage) { (self.image, part) = (UIImage(cgImage: image), CGRect(x: 0, y: 0, width: 1, height: 1)) }
    /// `rect` counts from 0 to 1, from the lower left corner.
    public init(rect: CGRect, in texture: SKTexture) { (image, part) = (texture.image, rect) }
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        notImplemented("SKTexture(noiseWithSmoothness:size:grayscale:)")
        self.init()
    }

    /// Points.
    open func size() -> CGSize { image.map { CGSize(width: $0.size.width * part.width, height: $0.size.height * part.height) } ?? .zero }
    open func textureRect() -> CGRect { part }
    open func cgImage() -> CGImage { pixels ?? UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage! }
    /// Nil where there is no picture of that name.
    var drawn: CGImage? { pixels }

    private func cut() -> CGImage? {
        guard let whole = image?.cgImage, part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image?.cgImage }
        let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
        return whole.cropping(to: CGRect(x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width, height: part.height * height))
    }

    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }
}
