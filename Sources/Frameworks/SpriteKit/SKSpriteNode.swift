import UIKit

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
        if let coder = aDecoder as? SceneDecoder { readSprite(coder) }
    }
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

    open func scale(to size: CGSize) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
    }
    open var shader: SKShader?
    open var shadowCastBitMask: UInt32 = 0
    open var shadowedBitMask: UInt32 = 0
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { self.init(imageNamed: name) }

    // MARK: Drawing

    override var ownBounds: CGRect? { CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height) }
    override func draw(in context: CGContext) {
        guard let bounds = ownBounds, bounds.width != 0, bounds.height != 0 else { return }
        if blendMode == .add { context.setBlendMode(.plusLighter) }
        guard let texture else {
            context.setFillColor(color.cgColor)
            return context.fill(bounds)
        }
        guard let picture = texture.drawn else { return }
        context.interpolationQuality = texture.filteringMode == .nearest ? .none : .default
        context.draw(colorBlendFactor > 0 ? Tints.image(picture, color, colorBlendFactor) : picture, in: bounds)
    }
    override func describeLook(_ hasher: inout Hasher) {
        if let texture { hasher.combine(ObjectIdentifier(texture)) }
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(anchorPoint.x)
        hasher.combine(anchorPoint.y)
        hasher.combine(color)
        hasher.combine(colorBlendFactor)
    }
    override func blank() -> SKNode {
        let copy = SKSpriteNode(texture: texture, color: color, size: size)
        (copy.anchorPoint, copy.colorBlendFactor, copy.blendMode) = (anchorPoint, colorBlendFactor, blendMode)
        return copy
    }
}
