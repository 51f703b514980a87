import UIKit

/// A path as straight pieces, to be walked along.
struct PathWalk {
    private var points: [CGPoint] = []
    private var distances: [CGFloat] = []
    var length: CGFloat { distances.last ?? 0 }

    init(_ path: CGPath) {
        var start = CGPoint.zero, all: [CGPoint] = []
        path.applyWithBlock { element in
            let p = element.pointee.points, from = all.last ?? .zero
            switch element.pointee.type {
            case .moveToPoint:
                start = p[0]
                all.append(p[0])
            case .addLineToPoint: all.append(p[0])
            case .addQuadCurveToPoint: all += Self.curve(from, p[0], p[0], p[1], isQuadratic: true)
            case .addCurveToPoint: all += Self.curve(from, p[0], p[1], p[2], isQuadratic: false)
            case .closeSubpath: all.append(start)
            @unknown default: break
            }
        }
        points = all
        var sum: CGFloat = 0
        distances = all.indices.map { index in
            if index > 0 { sum += hypot(all[index].x - all[index - 1].x, all[index].y - all[index - 1].y) }
            return sum
        }
    }

    private static func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, isQuadratic: Bool) -> [CGPoint] {
        (1...24).map { index in
            let t = CGFloat(index) / 24, u = 1 - t
            if isQuadratic { return CGPoint(x: u * u * a.x + 2 * u * t * b.x + t * t * d.x, y: u * u * a.y + 2 * u * t * b.y + t * t * d.y) }
            let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
        }
    }

    /// Where a part of the way ends, and the direction there in radians.
    func place(at part: CGFloat) -> (CGPoint, CGFloat) {
        guard points.count > 1, length > 0 else { return (points.first ?? .zero, 0) }
        let wanted = min(max(part, 0), 1) * length
        let index = max(distances.firstIndex { $0 >= wanted && $0 > 0 } ?? points.count - 1, 1)
        let (from, to) = (points[index - 1], points[index]), piece = distances[index] - distances[index - 1]
        let t = piece > 0 ? (wanted - distances[index - 1]) / piece : 1
        return (CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t), atan2(to.y - from.y, to.x - from.x))
    }
}
