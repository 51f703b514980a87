import UIKit

/// Named only: it is in the scene and not heard.
@preconcurrency @MainActor open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}

/// Named only: it is in the scene and shows nothing.
@preconcurrency @MainActor open class SKVideoNode: SKNode {
    open var size = CGSize.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public convenience init(fileNamed videoFile: String) { self.init() }
    public convenience init(url: URL) { self.init() }
    open func play() { notImplemented("SKVideoNode.play()") }
    open func pause() {}
}

/// Named only: no light falls.
@preconcurrency @MainActor open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = UIColor.white
    open var ambientColor = UIColor.black
    open var shadowColor = UIColor.black.withAlphaComponent(0.5)
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = 1
}

/// Named only: no body is drawn or pushed by it.
@preconcurrency @MainActor open class SKFieldNode: SKNode {
    open var region: SKRegion?
    open var strength: Float = 1
    open var falloff: Float = 0
    open var minimumRadius: Float = 0
    open var isEnabled = true
    open var isExclusive = false
    open var categoryBitMask: UInt32 = .max
    private class func made(_ name: String) -> SKFieldNode {
        notImplemented("SKFieldNode.\(name)")
        return SKFieldNode()
    }
    open class func radialGravityField() -> SKFieldNode { made("radialGravityField()") }
    open class func dragField() -> SKFieldNode { made("dragField()") }
    open class func vortexField() -> SKFieldNode { made("vortexField()") }
    open class func springField() -> SKFieldNode { made("springField()") }
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { made("noiseField(withSmoothness:animationSpeed:)") }
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { made("turbulenceField(withSmoothness:animationSpeed:)") }
    open class func electricField() -> SKFieldNode { made("electricField()") }
    open class func magneticField() -> SKFieldNode { made("magneticField()") }
}

/// The nodes of another file of the editor.
@preconcurrency @MainActor open class SKReferenceNode: SKNode {
    public convenience init(fileNamed fileName: String?) {
        self.init()
        load(fileName ?? "")
    }
    public convenience init(url: URL?) { self.init(fileNamed: url?.lastPathComponent) }
    open func didLoad(_ node: SKNode?) {}
    open func resolve() {}
    func load(_ file: String) {
        let root = SceneDecoder.root(ofFile: file, in: .main)
        for child in root?.children ?? [] {
            child.removeFromParent()
            addChild(child)
        }
        didLoad(root)
    }
}
