import UIKit

@preconcurrency @MainActor open class SKEffectNode: SKNode {
    open var filter: CIFilter?
    open var shouldCenterFilter = true
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha
}

@preconcurrency @MainActor open class SKCameraNode: SKNode {
    open func contains(_ node: SKNode) -> Bool { false }
    open func containedNodeSet() -> Set<SKNode> { [] }
}

@preconcurrency @MainActor open class SKCropNode: SKNode { open var maskNode: SKNode? }

@preconcurrency @MainActor open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}

@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particlePositionRange = CGVector.zero
    open var particleSpeed: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleScale: CGFloat = 1
    open var particleAlpha: CGFloat = 1
    open var emissionAngle: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open weak var targetNode: SKNode?
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    open func resetSimulation() {}
    /// Empty where the bundle has the file.
    public convenience init?(fileNamed filename: String) {
        let name = filename.hasSuffix(".sks") ? String(filename.dropLast(4)) : filename
        guard Bundle.main.url(forResource: name, withExtension: "sks") != nil else { return nil }
        notImplemented("SKEmitterNode(fileNamed:)")
        self.init()
    }
}

@preconcurrency @MainActor open class SKVideoNode: SKNode {
    public convenience init(fileNamed videoFile: String) { self.init() }
    open func play() { notImplemented("SKVideoNode.play()") }
    open func pause() {}
}

open class SKConstraint: ObjCObject {
    open var enabled = true
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
    open class func positionX(_ xRange: SKRange) -> SKConstraint { SKConstraint() }
    open class func positionY(_ yRange: SKRange) -> SKConstraint { SKConstraint() }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
    open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
}

open class SKRange: ObjCObject {
    open var lowerLimit: CGFloat
    open var upperLimit: CGFloat
    public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) { (lowerLimit, upperLimit) = (lower, upper) }
    public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude) }
    public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper) }
    public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
    public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
}

public enum SKTransitionDirection: Int, Sendable { case up = 0, down, right, left }

open class SKTransition: ObjCObject {
    open var pausesIncomingScene = true
    open var pausesOutgoingScene = true
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
