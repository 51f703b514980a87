import CoreGraphics
import Foundation

/// What fingers do: where each is at which second, from when it lands to when it lifts. Points are the screen's.
struct TouchPlan {
    private var fingers: [[(point: CGPoint, time: TimeInterval)]]

    static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    static func number(_ value: CGFloat) -> String { String(format: "%.3f", Double(value)) }

    /// `fingers 100,200@0 100,300@0.5 / 150,200@0 …`
    var command: String {
        "fingers " + fingers.map { stops in stops.map { "\(Self.point($0.point))@\(Self.number($0.time))" }.joined(separator: " ") }.joined(separator: " / ")
    }

    /// - Parameters:
    ///   - hold: seconds before it moves, and before it lifts.
    ///   - velocity: points a second.
    static func drag(from start: CGPoint, to end: CGPoint, hold: (TimeInterval, TimeInterval), velocity: CGFloat) -> TouchPlan {
        let arrival = hold.0 + Double(hypot(end.x - start.x, end.y - start.y) / max(1, velocity))
        return TouchPlan(fingers: [[(start, 0)] + (hold.0 > 0 ? [(start, hold.0)] : []) + [(end, arrival)] + (hold.1 > 0 ? [(end, arrival + hold.1)] : [])])
    }

    /// Taps with several fingers side by side.
    static func tap(_ point: CGPoint, taps: Int, fingers: Int) -> TouchPlan {
        TouchPlan(fingers: (0..<taps).flatMap { tap in
            (0..<fingers).map { finger in
                let place = CGPoint(x: point.x + (CGFloat(finger) - CGFloat(fingers - 1) / 2) * 30, y: point.y), start = Double(tap) * 0.15
                return [(place, start), (place, start + 0.05)]
            }
        })
    }

    /// Two fingers opposite to each other around a centre; `way` gives their distance from it and their angle, from 0 to 1.
    static func pair(around centre: CGPoint, seconds: TimeInterval, _ way: (CGFloat) -> (radius: CGFloat, angle: CGFloat)) -> TouchPlan {
        let steps = 16
        return TouchPlan(fingers: [CGFloat(-1), 1].map { side in
            (0...steps).map { step in
                let part = CGFloat(step) / CGFloat(steps), (radius, angle) = way(part)
                return (CGPoint(x: centre.x + side * radius * cos(angle), y: centre.y + side * radius * sin(angle)), seconds * Double(part))
            }
        })
    }
}
