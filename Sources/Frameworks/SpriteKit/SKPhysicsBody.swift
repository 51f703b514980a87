import UIKit

/// What a node is to the simulation. Sizes are points, masses kilograms, 150 points a metre.
@preconcurrency @MainActor open class SKPhysicsBody: ObjCObject {
    open internal(set) weak var node: SKNode?
    open var isDynamic: Bool {
        get { moves && !isEdge }
        set { moves = newValue }
    }
    private var moves = true
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
    open var density: CGFloat = 1 { didSet { ownMass = nil } }
    private var ownMass: CGFloat?
    open var mass: CGFloat {
        get { ownMass ?? max(area * density, 1e-6) }
        set { ownMass = newValue }
    }
    /// Square metres.
    open var area: CGFloat { shapes.map(\.area).reduce(0, +) / (150 * 150) }
    open var fieldBitMask: UInt32 = .max
    open var categoryBitMask: UInt32 = .max
    open var collisionBitMask: UInt32 = .max
    open var contactTestBitMask: UInt32 = 0
    /// Points a second.
    open var velocity = CGVector.zero
    /// Radians a second.
    open var angularVelocity: CGFloat = 0
    open var joints: [SKPhysicsJoint] { node?.scene?.physicsWorld.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? [] }

    let shapes: [PhysicsShape]
    let isEdge: Bool
    var force = CGVector.zero
    var torque: CGFloat = 0

    init(_ shapes: [PhysicsShape], isEdge: Bool = false) { (self.shapes, self.isEdge) = (shapes, isEdge) }
    public override convenience init() { self.init([]) }
    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init([PhysicsShape([center], radius: r)]) }
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init([PhysicsShape(CGRect(x: center.x - s.width / 2, y: center.y - s.height / 2, width: s.width, height: s.height))]) }
    public convenience init(polygonFrom path: CGPath) { self.init([PhysicsShape(hullOf: PhysicsShape.points(of: path).flatMap { $0 })]) }
    /// The box around what isn't transparent in the picture.
    public convenience init(texture: SKTexture, size: CGSize) { self.init(texture: texture, alphaThreshold: 0, size: size) }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init([PhysicsShape(hullOf: Silhouette.points(of: texture.drawn, alphaThreshold, size))]) }
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init([PhysicsShape([p1, p2])], isEdge: true) }
    public convenience init(edgeChainFrom path: CGPath) { self.init(PhysicsShape.segments(of: path, closed: false), isEdge: true) }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(PhysicsShape.segments(of: path, closed: true), isEdge: true) }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil)) }

    func duplicate() -> SKPhysicsBody {
        let copy = SKPhysicsBody(shapes, isEdge: isEdge)
        (copy.moves, copy.allowsRotation, copy.pinned, copy.affectedByGravity, copy.density, copy.ownMass) = (moves, allowsRotation, pinned, affectedByGravity, density, ownMass)
        (copy.friction, copy.restitution, copy.linearDamping, copy.angularDamping) = (friction, restitution, linearDamping, angularDamping)
        (copy.categoryBitMask, copy.collisionBitMask, copy.contactTestBitMask, copy.fieldBitMask) = (categoryBitMask, collisionBitMask, contactTestBitMask, fieldBitMask)
        (copy.velocity, copy.angularVelocity) = (velocity, angularVelocity)
        return copy
    }

    // MARK: Pushing

    open func applyForce(_ force: CGVector) { self.force = CGVector(dx: self.force.dx + force.dx, dy: self.force.dy + force.dy) }
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        applyForce(force)
        torque += moment(force, point)
    }
    open func applyTorque(_ torque: CGFloat) { self.torque += torque }
    open func applyImpulse(_ impulse: CGVector) {
        guard isDynamic else { return }
        velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
    }
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        applyImpulse(impulse)
        applyAngularImpulse(moment(impulse, point))
    }
    open func applyAngularImpulse(_ impulse: CGFloat) { if isDynamic, allowsRotation { angularVelocity += impulse / max(inertia, 1e-6) } }
    private func moment(_ push: CGVector, _ point: CGPoint) -> CGFloat {
        guard let node else { return 0 }
        let centre = middle.applying(node.worldTransform)
        return (point.x - centre.x) * push.dy - (point.y - centre.y) * push.dx
    }

    /// The centre of mass in the node's coordinates.
    var middle: CGPoint {
        let total = shapes.map(\.area).reduce(0, +)
        guard total > 0 else { return .zero }
        return CGPoint(x: shapes.map { $0.middle.x * $0.area }.reduce(0, +) / total, y: shapes.map { $0.middle.y * $0.area }.reduce(0, +) / total)
    }
    /// Of the box around it, which is near enough.
    var inertia: CGFloat {
        let box = shapes.reduce(CGRect.null) { $0.union($1.bounds) }
        if shapes.count == 1, shapes[0].points.count == 1 { return mass * shapes[0].radius * shapes[0].radius / 2 }
        return box.isNull ? 1 : mass * (box.width * box.width + box.height * box.height) / 12
    }

    open func allContactedBodies() -> [SKPhysicsBody] { node?.scene?.physicsWorld.contacts(of: self) ?? [] }
}
