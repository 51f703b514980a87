import CoreGraphics
import Foundation
import ObjCRuntime

/// A pace: how far an animation is at each part of its time, as a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: ObjCObject, @unchecked Sendable {
    private let c1: CGPoint
    private let c2: CGPoint

    public override convenience init() { self.init(name: .linear) }
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        c1 = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
        c2 = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
        super.init()
    }

    // Control points: documentation of CAMediaTimingFunctionName.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Point `idx` of the four, 0 and 3 being the ends.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let point = [CGPoint.zero, c1, c2, CGPoint(x: 1, y: 1)][min(max(idx, 0), 3)]
        ptr[0] = Float(point.x)
        ptr[1] = Float(point.y)
    }

    /// The part done when `time` (0…1) of the time is over.
    package func value(at time: Double) -> Double {
        if c1.x == c1.y, c2.x == c2.y { return time }
        if time <= 0 || time >= 1 { return min(max(time, 0), 1) }
        let bezier = { (a: Double, b: Double, t: Double) in 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t }
        // x grows with t, so halving finds it; 40 halvings are far below a pixel.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if bezier(Double(c1.x), Double(c2.x), middle) < time { low = middle } else { high = middle }
        }
        return bezier(Double(c1.y), Double(c2.y), (low + high) / 2)
    }
}
