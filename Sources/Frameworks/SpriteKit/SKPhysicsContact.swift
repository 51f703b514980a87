import UIKit

@preconcurrency @MainActor open class SKPhysicsContact: ObjCObject {
    public let bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
    public let contactPoint: CGPoint
    public let contactNormal: CGVector
    open internal(set) var collisionImpulse: CGFloat = 0

    public override convenience init() { self.init(SKPhysicsBody(), SKPhysicsBody(), .zero, .zero) }
    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ point: CGPoint, _ normal: CGVector) { (self.bodyA, self.bodyB, contactPoint, contactNormal) = (bodyA, bodyB, point, normal) }

    /// One of the two asks to be told of the other.
    var isWanted: Bool { bodyA.contactTestBitMask & bodyB.categoryBitMask != 0 || bodyB.contactTestBitMask & bodyA.categoryBitMask != 0 }
}

@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}
