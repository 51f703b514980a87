import UIKit

/// A picture of a game: an image of the bundle, or a part of one.
open class SKTexture: ObjCObject, @unchecked Sendable {
    private let image: UIImage?
    private let part: CGRect
    open var filteringMode = SKTextureFilteringMode.linear
    open var usesMipmaps = false

    public init(image: UIImage) { (self.image, part) = (image, CGRect(x: 0, y: 0, width: 1, height: 1)) }
    public init(imageNamed name: String) { (image, part) = (UIImage(named: name), CGRect(x: 0, y: 0, width: 1, height: 1)) }
    public init(cgImage image: CGImage) { (self.image, part) = (UIImage(cgImage: image), CGRect(x: 0, y: 0, width: 1, height: 1)) }
    /// `rect` counts from 0 to 1.
    public init(rect: CGRect, in texture: SKTexture) { (image, part) = (texture.image, rect) }

    /// Points.
    open func size() -> CGSize { image.map { CGSize(width: $0.size.width * part.width, height: $0.size.height * part.height) } ?? .zero }
    open func textureRect() -> CGRect { part }
    open func cgImage() -> CGImage { image?.cgImage ?? UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage! }
    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest = 0, linear }

open class SKTextureAtlas: ObjCObject, @unchecked Sendable {
    open var textureNames: [String] { [] }
    public convenience init(named name: String) {
        self.init()
        notImplemented("SKTextureAtlas(named:)")
    }
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }
}

@preconcurrency @MainActor open class SKSpriteNode: SKNode {
    open var texture: SKTexture?
    open var size: CGSize
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var color: UIColor
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var normalTexture: SKTexture?
    open var lightingBitMask: UInt32 = 0

    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
    public required init?(coder aDecoder: NSCoder) {
        (texture, color, size) = (nil, .white, .zero)
        super.init(coder: aDecoder)
    }
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    open func scale(to size: CGSize) { self.size = size }
    open override var frame: CGRect {
        let width = size.width * xScale, height = size.height * yScale
        return CGRect(x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width, height: height)
    }
}
