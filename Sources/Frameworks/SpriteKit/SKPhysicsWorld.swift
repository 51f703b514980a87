import UIKit

/// Moves a scene's bodies by their velocities and by what pushes them.
@preconcurrency @MainActor open class SKPhysicsWorld: ObjCObject {
    /// Metres a second squared.
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    private(set) var joints: [SKPhysicsJoint] = []
    private var touching: [Pair: SKPhysicsContact] = [:]
    private var bodies: [SKPhysicsBody] = []

    private struct Pair: Hashable {
        let a: ObjectIdentifier, b: ObjectIdentifier
        init(_ a: SKPhysicsBody, _ b: SKPhysicsBody) { (self.a, self.b) = (ObjectIdentifier(a), ObjectIdentifier(b)) }
    }

    open func add(_ joint: SKPhysicsJoint) { joints.append(joint) }
    open func remove(_ joint: SKPhysicsJoint) { joints.removeAll { $0 === joint } }
    open func removeAllJoints() { joints = [] }

    // MARK: Finding

    open func body(at point: CGPoint) -> SKPhysicsBody? { bodies.first { body in body.node.map { node in body.shapes.contains { $0.applying(node.worldTransform).contains(point) } } ?? false } }
    open func body(in rect: CGRect) -> SKPhysicsBody? { bodies.first { isIn(rect, $0) } }
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) { visit(bodies.filter { isIn(CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01), $0) }, block) }
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) { visit(bodies.filter { isIn(rect, $0) }, block) }
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        let ray = PhysicsShape([start, end])
        return bodies.filter { body in body.node.map { node in body.shapes.contains { PhysicsTouch.between($0.applying(node.worldTransform), ray) != nil } } ?? false }
            .min { distance($0, start) < distance($1, start) }
    }
    private func distance(_ body: SKPhysicsBody, _ point: CGPoint) -> CGFloat { body.node.map { let place = CGPoint.zero.applying($0.worldTransform); return hypot(place.x - point.x, place.y - point.y) } ?? .infinity }
    private func isIn(_ rect: CGRect, _ body: SKPhysicsBody) -> Bool { body.node.map { node in body.shapes.contains { PhysicsTouch.between($0.applying(node.worldTransform), PhysicsShape(rect)) != nil } } ?? false }
    private func visit(_ bodies: [SKPhysicsBody], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for body in bodies {
            block(body, &stop)
            if stop.boolValue { return }
        }
    }
    func contacts(of body: SKPhysicsBody) -> [SKPhysicsBody] { touching.values.compactMap { $0.bodyA === body ? $0.bodyB : $0.bodyB === body ? $0.bodyA : nil } }

    // MARK: Simulating

    /// In steps of at most a hundred-and-twentieth of a second, so that a fast body doesn't jump through a thin one.
    func step(_ seconds: TimeInterval, in scene: SKScene) {
        let seconds = CGFloat(seconds) * speed
        guard seconds > 0 else { return }
        bodies = collect(scene)
        guard !bodies.isEmpty || !touching.isEmpty else { return }
        var state = bodies.compactMap { PhysicsState($0) }, touches: [Pair: SKPhysicsContact] = [:]
        let count = max(Int((seconds * 120).rounded(.up)), 1), part = seconds / CGFloat(count)
        for _ in 0..<count {
            for index in state.indices { state[index].push(gravity, part) }
            for (pair, contact) in PhysicsSolver.solve(&state) { if touches[Pair(pair.0, pair.1)] == nil { touches[Pair(pair.0, pair.1)] = contact } }
            for index in state.indices { state[index].move(part) }
            PhysicsSolver.separate(&state)
            PhysicsSolver.hold(joints, &state)
        }
        for entry in state { entry.write() }
        for body in bodies { (body.force, body.torque) = (.zero, 0) }
        tell(touches)
    }

    private func collect(_ node: SKNode) -> [SKPhysicsBody] { (node.physicsBody.map { [$0] } ?? []) + node.children.flatMap(collect) }

    private func tell(_ now: [Pair: SKPhysicsContact]) {
        let before = touching
        touching = now
        for (pair, contact) in now where before[pair] == nil && contact.isWanted { contactDelegate?.didBegin(contact) }
        for (pair, contact) in before where now[pair] == nil && contact.isWanted { contactDelegate?.didEnd(contact) }
    }
}
