import UIKit

@preconcurrency @MainActor open class SKPhysicsJoint: ObjCObject {
    open var bodyA: SKPhysicsBody
    open var bodyB: SKPhysicsBody
    open var reactionForce: CGVector { .zero }
    open var reactionTorque: CGFloat { 0 }
    /// Where the two are held, in each node's coordinates.
    let anchors: (CGPoint, CGPoint)
    /// Points between the anchors: as they are at most, or all the time.
    let distance: CGFloat
    let isRope: Bool

    init(_ a: SKPhysicsBody, _ b: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint, isRope: Bool = false) {
        (bodyA, bodyB, self.isRope) = (a, b, isRope)
        anchors = (a.node.map { anchorA.applying($0.worldTransform.inverted()) } ?? anchorA, b.node.map { anchorB.applying($0.worldTransform.inverted()) } ?? anchorB)
        distance = hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y)
    }
}

open class SKPhysicsJointPin: SKPhysicsJoint {
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var rotationSpeed: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, anchor, anchor) }
}

/// Held at the anchor; the two may turn against each other, as with a pin.
open class SKPhysicsJointFixed: SKPhysicsJoint {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor) }
}

open class SKPhysicsJointLimit: SKPhysicsJoint {
    open var maxLength: CGFloat { get { distance } set { notImplemented("SKPhysicsJointLimit.maxLength") } }
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit { SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB, isRope: true) }
}

/// Keeps the distance, without swinging.
open class SKPhysicsJointSpring: SKPhysicsJoint {
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring { SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB) }
}

/// Named only: the two aren't held.
open class SKPhysicsJointSliding: SKPhysicsJoint {
    open var shouldEnableLimits = false
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding { SKPhysicsJointSliding(bodyA, bodyB, anchor, anchor, isRope: true) }
}
