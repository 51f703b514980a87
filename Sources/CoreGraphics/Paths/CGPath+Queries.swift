import CCairo
import Foundation

extension CGPath {
    /// The smallest rectangle that holds all points, control points included.
    public var boundingBox: CGRect { CGPath.box(elements.flatMap(\.points)) }

    /// The smallest rectangle that holds the path itself.
    public var boundingBoxOfPath: CGRect {
        guard elements.contains(where: { if case .quad = $0 { true } else if case .curve = $0 { true } else { false } }) else { return boundingBox }
        return CGPath.box(flatLines(tolerance: 0.05).flatMap { $0.points })
    }

    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        guard !isEmpty else { return false }
        return CGPath.scratch { cairo in
            append(to: cairo, transform)
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            return cairo_in_fill(cairo, Double(point.x), Double(point.y)) != 0
        }
    }

    /// Whether the path is one upright rectangle, and which.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var corners = elements.flatMap(\.points)
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4, elements.allSatisfy({ $0.points.count < 2 }) else { return false }
        let box = CGPath.box(corners)
        let isOnCorner = { (p: CGPoint) in (p.x == box.minX || p.x == box.maxX) && (p.y == box.minY || p.y == box.maxY) }
        guard corners.allSatisfy(isOnCorner), Set(corners).count == 4 else { return false }
        guard corners[0].x == corners[1].x || corners[0].y == corners[1].y else { return false }
        rect?.pointee = box
        return true
    }

    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let points = flatLines(tolerance: 0.2).flatMap(\.points)
        return points.contains { other.contains($0, using: rule) }
            || other.flatLines(tolerance: 0.2).flatMap(\.points).contains { contains($0, using: rule) }
    }

    public func flattened(threshold: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for line in flatLines(tolerance: max(threshold, 0.01)) {
            path.addLines(between: line.points)
            if line.isClosed { path.closeSubpath() }
        }
        return path
    }

    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        var parts: [[Element]] = []
        for element in elements {
            if case .move = element { parts.append([]) }
            if parts.isEmpty { parts.append([]) }
            parts[parts.count - 1].append(element)
        }
        return parts.map(CGPath.init(elements:))
    }

    static func box(_ points: [CGPoint]) -> CGRect {
        guard var (x0, y0) = points.first.map({ ($0.x, $0.y) }) else { return .null }
        var (x1, y1) = (x0, y0)
        for p in points {
            x0 = min(x0, p.x)
            x1 = max(x1, p.x)
            y0 = min(y0, p.y)
            y1 = max(y1, p.y)
        }
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}

extension CGPath {
    struct FlatLine {
        var points: [CGPoint]
        var isClosed: Bool
    }

    /// The path as polylines that stay within `tolerance` of it.
    func flatLines(tolerance: CGFloat) -> [FlatLine] {
        var lines: [FlatLine] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p): lines.append(FlatLine(points: [p], isClosed: false))
            case .close:
                guard let first = lines.last?.points.first else { continue }
                lines[lines.count - 1].isClosed = true
                current = first
                continue
            default:
                if lines.last?.isClosed != false { lines.append(FlatLine(points: [current], isClosed: false)) }
                lines[lines.count - 1].points += element.flattened(from: current, tolerance: tolerance)
            }
            current = element.points.last ?? current
        }
        return lines
    }

    static func scratch<T>(_ body: (OpaquePointer) -> T) -> T {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        let cairo = cairo_create(surface)!
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        return body(cairo)
    }

    package func append(to cairo: OpaquePointer, _ t: CGAffineTransform = .identity) {
        var last = CGPoint.zero
        for element in transformed(t) {
            switch element {
            case .move(let p): cairo_move_to(cairo, Double(p.x), Double(p.y))
            case .line(let p): cairo_line_to(cairo, Double(p.x), Double(p.y))
            case .quad(let c, let p):
                let (c1, c2) = Element.cubicControls(from: last, c, p)
                cairo_curve_to(cairo, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(p.x), Double(p.y))
            case .curve(let c1, let c2, let p):
                cairo_curve_to(cairo, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(p.x), Double(p.y))
            case .close: cairo_close_path(cairo)
            }
            last = element.points.last ?? last
        }
    }
}

extension CGPath.Element {
    static func cubicControls(from start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint) {
        (CGPoint(x: (start.x + 2 * control.x) / 3, y: (start.y + 2 * control.y) / 3),
         CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3))
    }

    func flattened(from start: CGPoint, tolerance: CGFloat) -> [CGPoint] {
        switch self {
        case .move(let p), .line(let p): return [p]
        case .close: return []
        case .quad(let c, let p):
            let (c1, c2) = CGPath.Element.cubicControls(from: start, c, p)
            return CGPath.Element.curve(c1, c2, p).flattened(from: start, tolerance: tolerance)
        case .curve(let c1, let c2, let p):
            // The deviation of a cubic from its chord is at most √3/18 of its second difference.
            let bend = max(hypot(start.x - 2 * c1.x + c2.x, start.y - 2 * c1.y + c2.y), hypot(c1.x - 2 * c2.x + p.x, c1.y - 2 * c2.y + p.y))
            let count = min(max(Int((bend * 0.75 / tolerance).squareRoot().rounded(.up)), 1), 200)
            return (1...count).map { step in
                let t = CGFloat(step) / CGFloat(count), u = 1 - t
                let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                return CGPoint(x: w0 * start.x + w1 * c1.x + w2 * c2.x + w3 * p.x, y: w0 * start.y + w1 * c1.y + w2 * c2.y + w3 * p.y)
            }
        }
    }
}

extension CGPath {
    /// The same lines, walked from their ends to their starts.
    package var reversed: CGPath {
        let result = CGMutablePath()
        for part in componentsSeparated().reversed() {
            var points: [CGPoint] = [], pieces: [Element] = [], isClosed = false
            for element in part.elements {
                if case .close = element { isClosed = true; continue }
                points.append(element.points.last ?? .zero)
                pieces.append(element)
            }
            guard let last = points.last else { continue }
            result.move(to: last)
            for index in stride(from: pieces.count - 1, to: 0, by: -1) {
                let to = points[index - 1]
                switch pieces[index] {
                case .quad(let c, _): result.addQuadCurve(to: to, control: c)
                case .curve(let a, let b, _): result.addCurve(to: to, control1: b, control2: a)
                default: result.addLine(to: to)
                }
            }
            if isClosed { result.closeSubpath() }
        }
        return result
    }
}
