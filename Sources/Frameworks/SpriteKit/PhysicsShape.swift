import UIKit

/// A convex polygon, a line or a point, with a radius around it: a point with one is a disc.
struct PhysicsShape {
    let points: [CGPoint]
    let radius: CGFloat

    init(_ points: [CGPoint], radius: CGFloat = 0) { (self.points, self.radius) = (points, radius) }
    init(_ rect: CGRect) { self.init([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)]) }

    /// The hull of points, counter-clockwise.
    init(hullOf points: [CGPoint]) {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ points: [CGPoint]) -> [CGPoint] {
            points.reduce(into: []) { hull, point in
                while hull.count > 1, Self.cross(hull[hull.count - 2], hull[hull.count - 1], point) <= 0 { hull.removeLast() }
                hull.append(point)
            }
        }
        let (lower, upper) = (half(sorted), half(sorted.reversed()))
        self.init(sorted.count < 3 ? sorted : Array(lower.dropLast() + upper.dropLast()))
    }
    private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) }

    /// Square points.
    var area: CGFloat {
        guard points.count > 2 else { return points.count == 1 ? .pi * radius * radius : 0 }
        return abs(points.indices.map { Self.cross(.zero, points[$0], points[($0 + 1) % points.count]) }.reduce(0, +) / 2)
    }
    var middle: CGPoint { CGPoint(x: points.map(\.x).reduce(0, +) / CGFloat(max(points.count, 1)), y: points.map(\.y).reduce(0, +) / CGFloat(max(points.count, 1))) }
    var bounds: CGRect { points.reduce(CGRect.null) { $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0)) }.insetBy(dx: -radius, dy: -radius) }

    /// In other coordinates; a mirrored polygon is turned round again.
    func applying(_ transform: CGAffineTransform) -> PhysicsShape {
        let scale = hypot(transform.a, transform.b), moved = points.map { $0.applying(transform) }
        return PhysicsShape(transform.a * transform.d - transform.b * transform.c < 0 ? moved.reversed() : moved, radius: radius * scale)
    }

    func contains(_ point: CGPoint) -> Bool {
        if points.count == 1 { return hypot(point.x - points[0].x, point.y - points[0].y) <= radius }
        return points.count > 2 && points.indices.allSatisfy { Self.cross(points[$0], points[($0 + 1) % points.count], point) >= 0 }
    }

    /// The sub-paths of a path as points; curves in pieces.
    static func points(of path: CGPath) -> [[CGPoint]] {
        var all: [[CGPoint]] = []
        path.applyWithBlock { element in
            let p = element.pointee.points, from = all.last?.last ?? .zero
            func add(_ points: [CGPoint]) { if all.isEmpty { all.append(points) } else { all[all.count - 1] += points } }
            switch element.pointee.type {
            case .moveToPoint: all.append([p[0]])
            case .addLineToPoint: add([p[0]])
            case .addQuadCurveToPoint:
                let (a, b) = (p[0], p[1])
                add((1...8).map { let t = CGFloat($0) / 8, u = 1 - t; return CGPoint(x: u * u * from.x + 2 * u * t * a.x + t * t * b.x, y: u * u * from.y + 2 * u * t * a.y + t * t * b.y) })
            case .addCurveToPoint:
                let (a, b, c) = (p[0], p[1], p[2])
                add((1...8).map { index in
                    let t = CGFloat(index) / 8, u = 1 - t, (q, r, s) = (3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(x: u * u * u * from.x + q * a.x + r * b.x + s * c.x, y: u * u * u * from.y + q * a.y + r * b.y + s * c.y)
                })
            default: break
            }
        }
        return all
    }

    static func segments(of path: CGPath, closed: Bool) -> [PhysicsShape] {
        points(of: path).flatMap { points in
            zip(points, points.dropFirst()).map { PhysicsShape([$0, $1]) } + (closed && points.count > 2 ? [PhysicsShape([points[points.count - 1], points[0]])] : [])
        }
    }
}
