import Foundation

/// Where the control points of a quarter circle of radius 1 lie: 4/3·(√2 − 1).
let quarterCircle: CGFloat = 0.5522847498307936

extension CGPath {
    func addRectangle(_ rect: CGRect, _ t: CGAffineTransform) {
        guard !rect.isNull else { return }
        append(.move(CGPoint(x: rect.minX, y: rect.minY).applying(t)))
        append(.line(CGPoint(x: rect.maxX, y: rect.minY).applying(t)))
        append(.line(CGPoint(x: rect.maxX, y: rect.maxY).applying(t)))
        append(.line(CGPoint(x: rect.minX, y: rect.maxY).applying(t)))
        append(.close)
    }

    func addOval(_ rect: CGRect, _ t: CGAffineTransform) {
        guard !rect.isNull else { return }
        let c = CGPoint(x: rect.midX, y: rect.midY), rx = rect.width / 2, ry = rect.height / 2
        let at = { (x: CGFloat, y: CGFloat) in CGPoint(x: c.x + x * rx, y: c.y + y * ry).applying(t) }
        let k = quarterCircle
        append(.move(at(1, 0)))
        append(.curve(at(1, k), at(k, 1), at(0, 1)))
        append(.curve(at(-k, 1), at(-1, k), at(-1, 0)))
        append(.curve(at(-1, -k), at(-k, -1), at(0, -1)))
        append(.curve(at(k, -1), at(1, -k), at(1, 0)))
        append(.close)
    }

    func addRounded(_ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ t: CGAffineTransform) {
        let size = CGSize(width: min(max(cornerWidth, 0), rect.width / 2), height: min(max(cornerHeight, 0), rect.height / 2))
        guard size.width > 0, size.height > 0 else { return addRectangle(rect, t) }
        addRounded(rect, corners: (size, size, size, size), t)
    }

    /// `corners` from the corner of least x and y, in the order minXminY, maxXminY, maxXmaxY, minXmaxY.
    package func addRounded(_ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize), _ t: CGAffineTransform = .identity) {
        let (x0, x1, y0, y1) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let k = 1 - quarterCircle
        let at = { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y).applying(t) }
        let (a, b, c, d) = corners
        append(.move(at(x0 + a.width, y0)))
        append(.line(at(x1 - b.width, y0)))
        append(.curve(at(x1 - b.width * k, y0), at(x1, y0 + b.height * k), at(x1, y0 + b.height)))
        append(.line(at(x1, y1 - c.height)))
        append(.curve(at(x1, y1 - c.height * k), at(x1 - c.width * k, y1), at(x1 - c.width, y1)))
        append(.line(at(x0 + d.width, y1)))
        append(.curve(at(x0 + d.width * k, y1), at(x0, y1 - d.height * k), at(x0, y1 - d.height)))
        append(.line(at(x0, y0 + a.height)))
        append(.curve(at(x0, y0 + a.height * k), at(x0 + a.width * k, y0), at(x0 + a.width, y0)))
        append(.close)
    }

    /// An arc over `delta` radians, in pieces of at most a quarter turn. A line joins it to what is there.
    func addArc(_ center: CGPoint, _ radius: CGFloat, _ startAngle: CGFloat, delta: CGFloat, _ t: CGAffineTransform) {
        let at = { (angle: CGFloat) in CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let first = at(startAngle).applying(t)
        append(isEmpty ? .move(first) : .line(first))
        let pieces = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
        let step = delta / CGFloat(pieces)
        let handle = radius * 4 / 3 * tan(step / 4)
        for piece in 0..<pieces where delta != 0 {
            let from = startAngle + step * CGFloat(piece), to = from + step
            let p0 = at(from), p3 = at(to)
            let p1 = CGPoint(x: p0.x - handle * sin(from), y: p0.y + handle * cos(from))
            let p2 = CGPoint(x: p3.x + handle * sin(to), y: p3.y - handle * cos(to))
            append(.curve(p1.applying(t), p2.applying(t), p3.applying(t)))
        }
    }

    /// How far an arc turns: full turns where the angles are a turn or more apart, as Core Graphics draws them.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = CGFloat.pi * 2
        var delta = end - start
        if clockwise {
            if delta <= -turn { return -turn }
            while delta > 0 { delta -= turn }
        } else {
            if delta >= turn { return turn }
            while delta < 0 { delta += turn }
        }
        return delta
    }

    /// The arc that touches the lines current point → `corner` → `end`.
    func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat, _ t: CGAffineTransform) {
        let from = t.isIdentity ? currentPoint : currentPoint.applying(t.inverted())
        let a = CGVector(dx: from.x - corner.x, dy: from.y - corner.y), b = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let la = hypot(a.dx, a.dy), lb = hypot(b.dx, b.dy)
        let cross = a.dx * b.dy - a.dy * b.dx
        guard la > 0, lb > 0, abs(cross) > 1e-9, radius > 0 else { return append(.line(corner.applying(t))) }
        let angle = acos(min(max((a.dx * b.dx + a.dy * b.dy) / (la * lb), -1), 1))
        let distance = radius / tan(angle / 2)
        let p0 = CGPoint(x: corner.x + a.dx / la * distance, y: corner.y + a.dy / la * distance)
        let turnsLeft = cross < 0
        let normal = turnsLeft ? CGVector(dx: a.dy / la, dy: -a.dx / la) : CGVector(dx: -a.dy / la, dy: a.dx / la)
        let center = CGPoint(x: p0.x + normal.dx * radius, y: p0.y + normal.dy * radius)
        let startAngle = atan2(p0.y - center.y, p0.x - center.x)
        addArc(center, radius, startAngle, delta: (turnsLeft ? 1 : -1) * (.pi - angle), t)
    }
}

extension CGPath {
    /// Corner sizes in the order minXminY, maxXminY, maxXmaxY, minXmaxY.
    package static func rounded(_ rect: CGRect, _ corners: (CGSize, CGSize, CGSize, CGSize)) -> CGPath {
        let path = CGPath()
        path.addRounded(rect, corners: corners)
        return path
    }
}
