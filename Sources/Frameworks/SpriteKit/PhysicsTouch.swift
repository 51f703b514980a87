import UIKit

/// Where two shapes overlap.
struct PhysicsTouch {
    /// From the first to the second.
    let normal: CGVector
    let depth: CGFloat
    let points: [CGPoint]

    /// Along the axis on which they overlap least; nil where some axis lies between them.
    static func between(_ a: PhysicsShape, _ b: PhysicsShape) -> PhysicsTouch? {
        var best: (gap: CGFloat, axis: CGVector)?
        for axis in axes(a, b) {
            let far = extent(a, axis).1, near = extent(b, axis).0, gap = near - far
            if gap > 0 { return nil }
            if best == nil || gap > best!.gap + 1e-6 { best = (gap, axis) }
        }
        guard let (gap, axis) = best else { return nil }
        return PhysicsTouch(normal: axis, depth: -gap, points: points(a, b, axis))
    }

    private static func dot(_ p: CGPoint, _ v: CGVector) -> CGFloat { p.x * v.dx + p.y * v.dy }
    private static func extent(_ shape: PhysicsShape, _ axis: CGVector) -> (CGFloat, CGFloat) {
        var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
        for point in shape.points {
            let place = dot(point, axis)
            (low, high) = (min(low, place), max(high, place))
        }
        return (low - shape.radius, high + shape.radius)
    }

    private static func unit(_ x: CGFloat, _ y: CGFloat) -> CGVector? {
        let length = hypot(x, y)
        return length > 1e-9 ? CGVector(dx: x / length, dy: y / length) : nil
    }

    private static func normals(_ shape: PhysicsShape) -> [CGVector] {
        guard shape.points.count > 1 else { return [] }
        return shape.points.indices.flatMap { index -> [CGVector] in
            let (p, q) = (shape.points[index], shape.points[(index + 1) % shape.points.count])
            guard let normal = unit(q.y - p.y, p.x - q.x) else { return [] }
            // A line has ends, too.
            return shape.points.count == 2 ? [normal, CGVector(dx: normal.dy, dy: -normal.dx)] : [normal]
        }
    }

    private static func axes(_ a: PhysicsShape, _ b: PhysicsShape) -> [CGVector] {
        var found = normals(a) + normals(b).map { CGVector(dx: -$0.dx, dy: -$0.dy) }
        if a.points.count == 1, let near = nearest(to: a.points[0], of: b), let axis = unit(near.x - a.points[0].x, near.y - a.points[0].y) { found.append(axis) }
        if b.points.count == 1, let near = nearest(to: b.points[0], of: a), let axis = unit(b.points[0].x - near.x, b.points[0].y - near.y) { found.append(axis) }
        return found.isEmpty ? [CGVector(dx: 0, dy: 1)] : found
    }

    private static func nearest(to point: CGPoint, of shape: PhysicsShape) -> CGPoint? {
        shape.points.min { hypot($0.x - point.x, $0.y - point.y) < hypot($1.x - point.x, $1.y - point.y) }
    }

    /// The ends of what their facing sides have in common.
    private static func points(_ a: PhysicsShape, _ b: PhysicsShape, _ axis: CGVector) -> [CGPoint] {
        let along = CGVector(dx: -axis.dy, dy: axis.dx), (far, near) = (extent(a, axis).1, extent(b, axis).0), level = (far + near) / 2
        func side(_ shape: PhysicsShape, _ distance: (CGPoint) -> CGFloat) -> (CGFloat, CGFloat) {
            let facing = shape.points.filter { distance($0) < shape.radius + 1 }.map { dot($0, along) }
            return (facing.min() ?? 0, facing.max() ?? 0)
        }
        let first = side(a) { far - dot($0, axis) }, second = side(b) { dot($0, axis) - near }
        let (low, high) = (max(first.0, second.0), min(first.1, second.1))
        let places = low < high - 0.5 ? [low, high] : [(low + high) / 2]
        return places.map { CGPoint(x: axis.dx * level + along.dx * $0, y: axis.dy * level + along.dy * $0) }
    }
}
