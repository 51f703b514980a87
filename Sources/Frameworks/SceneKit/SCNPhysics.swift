import UIKit

public enum SCNPhysicsBodyType: Int, Sendable { case `static` = 0, dynamic, kinematic }

/// Named only: nothing falls or collides.
open class SCNPhysicsBody: ObjCObject {
    open var type: SCNPhysicsBodyType
    open var physicsShape: SCNPhysicsShape?
    open var mass: CGFloat = 1
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var damping: CGFloat = 0.1
    open var isAffectedByGravity = true
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0
    open var velocity = SCNVector3()

    public override convenience init() { self.init(type: .static, shape: nil) }
    public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { (self.type, physicsShape) = (type, shape) }
    open class func `static`() -> Self { unsafeDowncast(SCNPhysicsBody(type: .static, shape: nil), to: Self.self) }
    open class func dynamic() -> Self { unsafeDowncast(SCNPhysicsBody(type: .dynamic, shape: nil), to: Self.self) }
    open class func kinematic() -> Self { unsafeDowncast(SCNPhysicsBody(type: .kinematic, shape: nil), to: Self.self) }
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
    open func clearAllForces() {}
}

open class SCNPhysicsShape: ObjCObject {
    public struct Option: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey"), scale = Option(rawValue: "SCNPhysicsShapeScaleKey"), keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
    }

    public struct ShapeType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeBoundingBox"), concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeConcavePolyhedron"), convexHull = ShapeType(rawValue: "SCNPhysicsShapeConvexHull")
    }

    public convenience init(geometry: SCNGeometry, options: [Option: Any]? = nil) { self.init() }
    public convenience init(node: SCNNode, options: [Option: Any]? = nil) { self.init() }
}

open class SCNPhysicsContact: ObjCObject {
    public let nodeA: SCNNode, nodeB: SCNNode
    init(_ nodeA: SCNNode, _ nodeB: SCNNode) { (self.nodeA, self.nodeB) = (nodeA, nodeB) }
}

public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

open class SCNPhysicsWorld: ObjCObject {
    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)? { didSet { notImplemented("SceneKit's physics") } }
}
