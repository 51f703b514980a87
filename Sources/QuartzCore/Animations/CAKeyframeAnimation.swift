import CoreGraphics
import Foundation
import ObjCRuntime

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var values: [Any]?
    open var path: CGPath?
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    open var rotationMode: CAAnimationRotationMode?
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?

    public override init() { super.init() }

    override func duplicate() -> CAAnimation { fill(CAKeyframeAnimation()) }

    override func fill<Animation: CAAnimation>(_ copy: Animation) -> Animation {
        if let copy = copy as? CAKeyframeAnimation {
            copy.values = values
            copy.path = path
            copy.keyTimes = keyTimes
            copy.timingFunctions = timingFunctions
            copy.calculationMode = calculationMode
            copy.rotationMode = rotationMode
            copy.tensionValues = tensionValues
            copy.continuityValues = continuityValues
            copy.biasValues = biasValues
        }
        return super.fill(copy)
    }

    override func value(at progress: Double, model: AnimatedValue?) -> AnimatedValue? {
        if let path { return PathWalk(path, isPaced: calculationMode == .paced || calculationMode == .cubicPaced).value(at: progress) }
        let frames = (values ?? []).map { AnimatedValue($0) ?? .whole($0) }
        guard frames.count > 1 else { return frames.first }
        let times = times(count: frames.count, frames)
        if calculationMode == .discrete {
            let index = times.lastIndex { $0 <= progress } ?? 0
            return frames[min(index, frames.count - 1)]
        }
        let index = min(max((times.lastIndex { $0 <= progress } ?? 0), 0), frames.count - 2)
        let span = times[index + 1] - times[index]
        var part = span > 0 ? min(max((progress - times[index]) / span, 0), 1) : 1
        if let timingFunctions, index < timingFunctions.count { part = timingFunctions[index].value(at: part) }
        if calculationMode == .cubic || calculationMode == .cubicPaced { return cubic(frames, index, part) }
        return frames[index].interpolated(to: frames[index + 1], part)
    }

    private func times(count: Int, _ frames: [AnimatedValue]) -> [Double] {
        if calculationMode == .paced || calculationMode == .cubicPaced {
            var sums = [0.0]
            for (a, b) in zip(frames, frames.dropFirst()) { sums.append(sums[sums.count - 1] + a.distance(to: b)) }
            if let total = sums.last, total > 0 { return sums.map { $0 / total } }
        }
        if let keyTimes, keyTimes.count >= count { return keyTimes.map(\.doubleValue) }
        let steps = Double(calculationMode == .discrete ? count : count - 1)
        return (0..<count).map { Double($0) / steps }
    }

    /// Catmull-Rom through the frames.
    private func cubic(_ frames: [AnimatedValue], _ index: Int, _ t: Double) -> AnimatedValue {
        let at = { frames[min(max($0, 0), frames.count - 1)] }
        let (p0, p1, p2, p3) = (at(index - 1), at(index), at(index + 1), at(index + 2))
        guard p1.numbers.count == p2.numbers.count, p0.numbers.count == p1.numbers.count, p3.numbers.count == p1.numbers.count, !p1.numbers.isEmpty
        else { return p1.interpolated(to: p2, t) }
        let numbers = p1.numbers.indices.map { i -> Double in
            let (a, b, c, d) = (p0.numbers[i], p1.numbers[i], p2.numbers[i], p3.numbers[i])
            let linear = 2 * b + (c - a) * t
            let square = (2 * a - 5 * b + 4 * c - d) * t * t
            return 0.5 * (linear + square + (3 * b - a - 3 * c + d) * t * t * t)
        }
        return p1.with(numbers)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CAKeyframeAnimation() }
    }
}

/// Positions along a path.
struct PathWalk {
    private var points: [CGPoint] = []
    private var parts: [Double] = []

    init(_ path: CGPath, isPaced: Bool) {
        var current = CGPoint.zero, start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                if points.isEmpty { points.append(p) }
                (current, start) = (p, p)
            case .close: add([start], &current)
            case .line(let p): add([p], &current)
            case .quad(let c, let p): add(PathWalk.curve(current, c, c, p), &current)
            case .curve(let a, let b, let p): add(PathWalk.curve(current, a, b, p), &current)
            }
        }
        var sums = [0.0]
        for (a, b) in zip(points, points.dropFirst()) { sums.append(sums[sums.count - 1] + Double(hypot(b.x - a.x, b.y - a.y))) }
        let total = sums.last ?? 0
        parts = total > 0 ? sums.map { $0 / total } : sums
    }

    private mutating func add(_ more: [CGPoint], _ current: inout CGPoint) {
        if points.isEmpty { points.append(current) }
        points += more
        current = more.last ?? current
    }

    private static func curve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
        (1...32).map { step in
            let t = CGFloat(step) / 32, u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }
    }

    func value(at progress: Double) -> AnimatedValue? {
        guard points.count > 1 else { return points.first.map { .point($0) } }
        let index = min(max(parts.lastIndex { $0 <= progress } ?? 0, 0), points.count - 2)
        let span = parts[index + 1] - parts[index]
        let part = CGFloat(span > 0 ? min(max((progress - parts[index]) / span, 0), 1) : 0)
        let (a, b) = (points[index], points[index + 1])
        return .point(CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
    }
}
