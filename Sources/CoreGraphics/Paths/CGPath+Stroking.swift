import Foundation

extension CGPath {
    /// The outline of the stroked path, to be filled by the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = CGMutablePath()
        let stroker = Stroker(outline: outline, half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit, transform: transform)
        for line in flatLines(tolerance: 0.1) { stroker.stroke(line) }
        return outline
    }

    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        guard lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 }) else { return CGPath(elements: transformed(transform)) }
        let dashes = CGMutablePath()
        for line in flatLines(tolerance: 0.1) { line.dash(phase: phase, lengths: lengths, into: dashes, transform) }
        return dashes
    }
}

extension CGPath.FlatLine {
    fileprivate func dash(phase: CGFloat, lengths: [CGFloat], into path: CGMutablePath, _ transform: CGAffineTransform) {
        var index = 0, left = lengths[0], skip = phase
        while skip > 0, skip >= left {
            skip -= left
            index += 1
            left = lengths[index % lengths.count]
        }
        left -= max(skip, 0)
        let corners = isClosed ? points + [points[0]] : points
        if index % 2 == 0 { path.move(to: corners[0], transform: transform) }
        for (from, to) in zip(corners, corners.dropFirst()) {
            let length = hypot(to.x - from.x, to.y - from.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = CGPoint(x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
                if index % 2 == 0 { path.addLine(to: point, transform: transform) } else { path.move(to: point, transform: transform) }
                index += 1
                left = max(lengths[index % lengths.count], 1e-6)
            }
            left -= length - done
            if index % 2 == 0 { path.addLine(to: to, transform: transform) }
        }
    }
}

/// Builds the outline of a stroke from overlapping pieces, all turning the same way: one a segment, one a join, one a cap.
private struct Stroker {
    let outline: CGMutablePath
    let half: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    let transform: CGAffineTransform

    func stroke(_ line: CGPath.FlatLine) {
        var points = line.points
        if line.isClosed, let first = points.first, points.last != first { points.append(first) }
        points = points.enumerated().filter { $0.offset == 0 || $0.element != points[$0.offset - 1] }.map(\.element)
        guard points.count > 1 else { return dot(points[0]) }
        for (from, to) in zip(points, points.dropFirst()) { segment(from, to) }
        for index in 1..<points.count - 1 { corner(points[index - 1], points[index], points[index + 1]) }
        if line.isClosed {
            corner(points[points.count - 2], points[0], points[1])
        } else {
            end(points[0], from: points[1])
            end(points[points.count - 1], from: points[points.count - 2])
        }
    }

    private func side(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGVector(dx: -(to.y - from.y) / length * half, dy: (to.x - from.x) / length * half)
    }

    private func piece(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (a, b) in zip(points, points.dropFirst() + [points[0]]) { area += a.x * b.y - b.x * a.y }
        outline.addLines(between: area < 0 ? points.reversed() : points, transform: transform)
        outline.closeSubpath()
    }

    private func segment(_ a: CGPoint, _ b: CGPoint) {
        let s = side(a, b)
        piece([CGPoint(x: a.x + s.dx, y: a.y + s.dy), CGPoint(x: a.x - s.dx, y: a.y - s.dy),
               CGPoint(x: b.x - s.dx, y: b.y - s.dy), CGPoint(x: b.x + s.dx, y: b.y + s.dy)])
    }

    private func round(_ at: CGPoint) {
        outline.addEllipse(in: CGRect(x: at.x - half, y: at.y - half, width: half * 2, height: half * 2), transform: transform)
    }

    private func dot(_ at: CGPoint) {
        if cap == .round { round(at) }
        if cap == .square { outline.addRect(CGRect(x: at.x - half, y: at.y - half, width: half * 2, height: half * 2), transform: transform) }
    }

    private func end(_ at: CGPoint, from other: CGPoint) {
        if cap == .round { return round(at) }
        guard cap == .square else { return }
        let s = side(other, at)
        segment(at, CGPoint(x: at.x + s.dy, y: at.y - s.dx))
    }

    private func corner(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        if join == .round { return round(b) }
        let (s1, s2) = (side(a, b), side(b, c))
        let cross = s1.dx * s2.dy - s1.dy * s2.dx
        let out: CGFloat = cross > 0 ? -1 : 1
        let p1 = CGPoint(x: b.x + s1.dx * out, y: b.y + s1.dy * out), p2 = CGPoint(x: b.x + s2.dx * out, y: b.y + s2.dy * out)
        let cosine = (s1.dx * s2.dx + s1.dy * s2.dy) / (half * half)
        let miter = (2 / max(1 + cosine, 1e-9)).squareRoot()
        guard join == .miter, miter <= miterLimit else { return piece([b, p1, p2]) }
        let m = CGVector(dx: (s1.dx + s2.dx) * out, dy: (s1.dy + s2.dy) * out)
        let length = hypot(m.dx, m.dy)
        guard length > 0 else { return }
        piece([b, p1, CGPoint(x: b.x + m.dx / length * half * miter, y: b.y + m.dy / length * half * miter), p2])
    }
}
