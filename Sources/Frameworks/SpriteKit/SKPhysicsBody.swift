import UIKit

/// What a node is to the simulation. Named only: nothing falls or collides.
@preconcurrency @MainActor open class SKPhysicsBody: ObjCObject {
    open internal(set) weak var node: SKNode?
    open var isDynamic = true
    open var usesPreciseCollisionDetection = false
    open var allowsRotation = true
    open var pinned = false
    open var isResting = false
    open var affectedByGravity = true
    open var friction: CGFloat = 0.2
    open var charge: CGFloat = 0
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var density: CGFloat = 1
    open var mass: CGFloat = 1
    open var area: CGFloat { 1 }
    open var fieldBitMask: UInt32 = .max
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    open var velocity = CGVector.zero
    open var angularVelocity: CGFloat = 0

    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
    public convenience init(bodies: [SKPhysicsBody]) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
    public convenience init(edgeChainFrom path: CGPath) { self.init() }
    public convenience init(edgeLoopFrom path: CGPath) { self.init() }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init() }

    open func applyForce(_ force: CGVector) {}
    open func applyForce(_ force: CGVector, at point: CGPoint) {}
    open func applyTorque(_ torque: CGFloat) {}
    open func applyImpulse(_ impulse: CGVector) {}
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
    open func applyAngularImpulse(_ impulse: CGFloat) {}
    open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

@preconcurrency @MainActor open class SKPhysicsContact: ObjCObject {
    public let bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
    open var contactPoint: CGPoint { .zero }
    open var contactNormal: CGVector { .zero }
    open var collisionImpulse: CGFloat { 0 }
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}

@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

@preconcurrency @MainActor open class SKPhysicsWorld: ObjCObject {
    /// Metres a second squared.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)? { didSet { notImplemented("SpriteKit's physics") } }
    open func add(_ joint: SKPhysicsJoint) {}
    open func remove(_ joint: SKPhysicsJoint) {}
    open func removeAllJoints() {}
    open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
}

@preconcurrency @MainActor open class SKPhysicsJoint: ObjCObject {}
@preconcurrency @MainActor open class SKPhysicsJointPin: SKPhysicsJoint {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin { SKPhysicsJointPin() }
}
@preconcurrency @MainActor open class SKPhysicsJointFixed: SKPhysicsJoint {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed { SKPhysicsJointFixed() }
}
