import UIKit

/// A body during a step, in the scene's coordinates.
@MainActor struct PhysicsState {
    let body: SKPhysicsBody
    private let node: SKNode
    private let start: (place: CGPoint, angle: CGFloat)
    /// The node's transform without its place and turn.
    private let scaled: [PhysicsShape]
    private let middle: CGPoint
    /// Of the centre of mass.
    var place: CGPoint
    var angle: CGFloat
    var velocity: CGVector
    var spin: CGFloat
    /// 0 for what can't be moved.
    let inverseMass: CGFloat, inverseInertia: CGFloat
    private(set) var shapes: [PhysicsShape] = []
    private(set) var bounds = CGRect.null

    init?(_ body: SKPhysicsBody) {
        guard let node = body.node, !body.shapes.isEmpty else { return nil }
        let world = node.worldTransform
        (self.body, self.node) = (body, node)
        angle = atan2(world.b, world.a)
        let scale = world.concatenating(CGAffineTransform(translationX: -world.tx, y: -world.ty)).concatenating(CGAffineTransform(rotationAngle: -angle))
        (scaled, middle) = (body.shapes.map { $0.applying(scale) }, body.middle.applying(scale))
        place = middle.applying(CGAffineTransform(rotationAngle: angle))
        place = CGPoint(x: place.x + world.tx, y: place.y + world.ty)
        start = (place, angle)
        (velocity, spin) = (body.velocity, body.angularVelocity)
        let moves = body.isDynamic && !body.pinned
        inverseMass = moves ? 1 / max(body.mass, 1e-6) : 0
        inverseInertia = body.isDynamic && body.allowsRotation ? 1 / max(body.inertia, 1e-6) : 0
        update()
    }

    private mutating func update() {
        let turn = CGAffineTransform(translationX: place.x, y: place.y).rotated(by: angle).translatedBy(x: -middle.x, y: -middle.y)
        shapes = scaled.map { $0.applying(turn) }
        bounds = shapes.reduce(CGRect.null) { $0.union($1.bounds) }
    }

    /// Gravity counts 150 points a metre.
    mutating func push(_ gravity: CGVector, _ seconds: CGFloat) {
        guard body.isDynamic else { return }
        if inverseMass > 0 {
            if body.affectedByGravity { velocity = CGVector(dx: velocity.dx + gravity.dx * 150 * seconds, dy: velocity.dy + gravity.dy * 150 * seconds) }
            velocity = CGVector(dx: velocity.dx + body.force.dx * inverseMass * seconds, dy: velocity.dy + body.force.dy * inverseMass * seconds)
            let kept = max(1 - body.linearDamping * seconds, 0)
            velocity = CGVector(dx: velocity.dx * kept, dy: velocity.dy * kept)
        }
        spin = (spin + body.torque * inverseInertia * seconds) * max(1 - body.angularDamping * seconds, 0)
    }

    mutating func move(_ seconds: CGFloat) {
        guard body.isDynamic else { return }
        if inverseMass > 0 { place = CGPoint(x: place.x + velocity.dx * seconds, y: place.y + velocity.dy * seconds) }
        if inverseInertia > 0 { angle += spin * seconds }
        update()
    }

    mutating func shift(_ x: CGFloat, _ y: CGFloat) {
        place = CGPoint(x: place.x + x, y: place.y + y)
        update()
    }

    /// - Parameter sign: 1 along the impulse, -1 against it.
    mutating func apply(_ x: CGFloat, _ y: CGFloat, at point: CGPoint, _ sign: CGFloat) {
        velocity = CGVector(dx: velocity.dx + sign * x * inverseMass, dy: velocity.dy + sign * y * inverseMass)
        spin += sign * ((point.x - place.x) * y - (point.y - place.y) * x) * inverseInertia
    }

    func speed(at point: CGPoint) -> CGVector { CGVector(dx: velocity.dx - spin * (point.y - place.y), dy: velocity.dy + spin * (point.x - place.x)) }

    /// A point of the node's coordinates where it is now.
    func point(_ local: CGPoint) -> CGPoint {
        let turned = local.applying(CGAffineTransform(rotationAngle: angle)), root = middle.applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: place.x - root.x + turned.x, y: place.y - root.y + turned.y)
    }

    /// Back to the node, in its parent's coordinates.
    func write() {
        (body.velocity, body.angularVelocity) = (velocity, spin)
        guard body.isDynamic, place != start.place || angle != start.angle else { return }
        let origin = point(.zero), parent = node.parent?.worldTransform ?? .identity
        node.position = origin.applying(parent.inverted())
        node.zRotation += angle - start.angle
    }
}
