import UIKit

/// Keeps bodies apart: sequential impulses against their velocities, then a push against what they overlap still.
@MainActor enum PhysicsSolver {
    private struct Meeting {
        let a: Int, b: Int, touch: PhysicsTouch
        /// What a body's own mask doesn't name doesn't move it.
        let movesA: Bool, movesB: Bool
    }

    private static func meetings(_ state: [PhysicsState], onlyColliding: Bool) -> [Meeting] {
        var found: [Meeting] = []
        for i in state.indices {
            for j in state.indices where j > i {
                let (a, b) = (state[i].body, state[j].body)
                guard a.isDynamic || b.isDynamic, state[i].bounds.insetBy(dx: -0.1, dy: -0.1).intersects(state[j].bounds.insetBy(dx: -0.1, dy: -0.1)) else { continue }
                let movesA = a.collisionBitMask & b.categoryBitMask != 0 && a.isDynamic, movesB = b.collisionBitMask & a.categoryBitMask != 0 && b.isDynamic
                let isWanted = a.contactTestBitMask & b.categoryBitMask != 0 || b.contactTestBitMask & a.categoryBitMask != 0
                guard movesA || movesB || isWanted && !onlyColliding else { continue }
                for first in state[i].shapes {
                    for second in state[j].shapes {
                        if let touch = PhysicsTouch.between(first, second) { found.append(Meeting(a: i, b: j, touch: touch, movesA: movesA, movesB: movesB)) }
                    }
                }
            }
        }
        return found
    }

    static func solve(_ state: inout [PhysicsState]) -> [((SKPhysicsBody, SKPhysicsBody), SKPhysicsContact)] {
        let met = meetings(state, onlyColliding: false)
        let bounces = met.map { meeting in meeting.touch.points.map { closing(state, meeting, $0) } }
        var contacts: [((SKPhysicsBody, SKPhysicsBody), SKPhysicsContact)] = met.map { meeting in
            let (a, b) = (state[meeting.a].body, state[meeting.b].body)
            return ((a, b), SKPhysicsContact(a, b, meeting.touch.points[0], meeting.touch.normal))
        }
        for _ in 0..<8 {
            for (index, meeting) in met.enumerated() where meeting.movesA || meeting.movesB {
                for (point, speed) in zip(meeting.touch.points, bounces[index]) { contacts[index].1.collisionImpulse += impulse(&state, meeting, point, speed) }
            }
        }
        return contacts
    }

    /// How fast they come apart along the normal: negative while they come together.
    private static func closing(_ state: [PhysicsState], _ meeting: Meeting, _ point: CGPoint) -> CGFloat {
        let (u, v) = (state[meeting.a].speed(at: point), state[meeting.b].speed(at: point)), n = meeting.touch.normal
        return (v.dx - u.dx) * n.dx + (v.dy - u.dy) * n.dy
    }

    private static func impulse(_ state: inout [PhysicsState], _ meeting: Meeting, _ point: CGPoint, _ before: CGFloat) -> CGFloat {
        let n = meeting.touch.normal, (a, b) = (state[meeting.a], state[meeting.b])
        func yield(_ entry: PhysicsState, _ moves: Bool, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            guard moves else { return 0 }
            let arm = (point.x - entry.place.x) * y - (point.y - entry.place.y) * x
            return entry.inverseMass + arm * arm * entry.inverseInertia
        }
        let give = yield(a, meeting.movesA, n.dx, n.dy) + yield(b, meeting.movesB, n.dx, n.dy)
        guard give > 0 else { return 0 }
        // Slow meetings don't bounce, else nothing ever lay still.
        let bounce = before < -30 ? -before * max(a.body.restitution, b.body.restitution) : 0
        let push = max((bounce - closing(state, meeting, point)) / give / CGFloat(meeting.touch.points.count), 0)
        guard push > 0 else { return 0 }
        apply(&state, meeting, n.dx * push, n.dy * push, point)

        let t = CGVector(dx: -n.dy, dy: n.dx), (u, v) = (state[meeting.a].speed(at: point), state[meeting.b].speed(at: point))
        let slip = (v.dx - u.dx) * t.dx + (v.dy - u.dy) * t.dy, held = (a.body.friction * b.body.friction).squareRoot() * push
        let drag = min(max(-slip / max(yield(a, meeting.movesA, t.dx, t.dy) + yield(b, meeting.movesB, t.dx, t.dy), 1e-9), -held), held)
        apply(&state, meeting, t.dx * drag, t.dy * drag, point)
        return push
    }

    private static func apply(_ state: inout [PhysicsState], _ meeting: Meeting, _ x: CGFloat, _ y: CGFloat, _ point: CGPoint) {
        if meeting.movesA { state[meeting.a].apply(x, y, at: point, -1) }
        if meeting.movesB { state[meeting.b].apply(x, y, at: point, 1) }
    }

    /// Half a point of overlap stays, so that what lies still goes on touching.
    static func separate(_ state: inout [PhysicsState]) {
        for meeting in meetings(state, onlyColliding: true) where meeting.touch.depth > 0.5 {
            let a = meeting.movesA ? state[meeting.a].inverseMass : 0, b = meeting.movesB ? state[meeting.b].inverseMass : 0
            guard a + b > 0 else { continue }
            let way = (meeting.touch.depth - 0.5) * 0.6 / (a + b), n = meeting.touch.normal
            if a > 0 { state[meeting.a].shift(-n.dx * way * a, -n.dy * way * a) }
            if b > 0 { state[meeting.b].shift(n.dx * way * b, n.dy * way * b) }
        }
    }

    /// Brings the anchors of each joint together again, and takes the speed away that parts them.
    static func hold(_ joints: [SKPhysicsJoint], _ state: inout [PhysicsState]) {
        for joint in joints {
            guard let a = state.firstIndex(where: { $0.body === joint.bodyA }), let b = state.firstIndex(where: { $0.body === joint.bodyB }) else { continue }
            let (p, q) = (state[a].point(joint.anchors.0), state[b].point(joint.anchors.1)), (x, y) = (q.x - p.x, q.y - p.y), length = hypot(x, y)
            let give = state[a].inverseMass + state[b].inverseMass, excess = length - joint.distance
            guard give > 0, length > 1e-6, joint.isRope ? excess > 0 : abs(excess) > 1e-6 else { continue }
            let (nx, ny) = (x / length, y / length), (u, v) = (state[a].speed(at: p), state[b].speed(at: q))
            let push = -((v.dx - u.dx) * nx + (v.dy - u.dy) * ny) / give
            state[a].apply(nx * push, ny * push, at: state[a].place, -1)
            state[b].apply(nx * push, ny * push, at: state[b].place, 1)
            state[a].shift(nx * excess * state[a].inverseMass / give, ny * excess * state[a].inverseMass / give)
            state[b].shift(-nx * excess * state[b].inverseMass / give, -ny * excess * state[b].inverseMass / give)
        }
    }
}
