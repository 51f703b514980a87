/// What a scroll view does at the moment: followed by a finger, gliding, springing back, animating.
struct ScrollMotion {
    var isTracking = false
    var isDragging = false
    var isDecelerating = false
    var isAnimating = false
    /// Scrolled once, by hand or by code: its offset is no longer just the beginning.
    var wasUsed = false
    /// Offset and finger when the drag started.
    var dragStart = CGPoint.zero
    var lockedAxis: NSLayoutConstraint.Axis?
    var glide: Glide?
    nonisolated(unsafe) var timer: Timer?
    /// While a wheel scrolls: what will end it.
    nonisolated(unsafe) var wheelEnd: Timer?
    var animationEnd: (() -> Void)?
}

/// How far a finger past the end pulls the content: a rubber band.
enum RubberBand {
    private static let stiffness: CGFloat = 0.55

    static func pull(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, distance != 0 else { return 0 }
        let magnitude = abs(distance)
        return (distance < 0 ? -1 : 1) * (1 - 1 / (magnitude * stiffness / length + 1)) * length
    }
}

/// Motion after the finger has left, along one axis: it slows down by the deceleration rate, and past the end springs back.
struct GlideAxis {
    private let start: CGFloat
    private let velocity: CGFloat
    private let rate: CGFloat
    private let target: CGFloat?
    private let bounds: ClosedRange<CGFloat>
    private let bounces: Bool
    /// Seconds after the start when it meets its end, and the speed then.
    private let meeting: (time: TimeInterval, velocity: CGFloat)?

    /// Critically damped: mass 1, stiffness 100.
    private static let springRate: CGFloat = 10
    /// Points a second under which it stands.
    private static let slowest: CGFloat = 6

    /// `velocity` in points a second. `target` forces where it stops: a page, or what the delegate chose.
    init(start: CGFloat, velocity: CGFloat, rate: CGFloat, bounds: ClosedRange<CGFloat>, target: CGFloat?, bounces: Bool) {
        (self.start, self.velocity, self.rate, self.bounds, self.target, self.bounces) = (start, velocity, rate, bounds, target, bounces)
        let isOutside = !bounds.contains(start)
        if target != nil || isOutside {
            meeting = isOutside && target == nil ? (0, velocity) : nil
        } else {
            meeting = GlideAxis.meeting(start, velocity, rate, bounds)
        }
    }

    private static func meeting(_ start: CGFloat, _ velocity: CGFloat, _ rate: CGFloat, _ bounds: ClosedRange<CGFloat>) -> (TimeInterval, CGFloat)? {
        let end = velocity < 0 ? bounds.lowerBound : bounds.upperBound
        let decay = log(rate) * 1000
        let part = 1 + (end - start) * decay / velocity
        guard velocity != 0, part > 0, part < 1 else { return nil }
        let time = log(part) / decay
        return (TimeInterval(time), velocity * exp(decay * time))
    }

    /// Where `target` nil lets it roll out to.
    static func projection(start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat { start + velocity / 1000 * rate / (1 - rate) }

    func position(at time: TimeInterval) -> CGFloat {
        if let target { return spring(from: start, to: target, velocity: velocity, at: time) }
        if let meeting, time >= meeting.time {
            let end = min(max(start + (meeting.time == 0 ? 0 : travel(meeting.time)), bounds.lowerBound), bounds.upperBound)
            guard bounces || meeting.time == 0 else { return end }
            return spring(from: meeting.time == 0 ? start : end, to: end, velocity: meeting.velocity, at: time - meeting.time)
        }
        return start + travel(time)
    }

    func isDone(at time: TimeInterval) -> Bool {
        if let target { return time > 0.25 && abs(position(at: time) - target) < 0.5 }
        if let meeting, time >= meeting.time {
            if !bounces { return true }
            let now = position(at: time)
            return time - meeting.time > 0.2 && abs(now - min(max(now, bounds.lowerBound), bounds.upperBound)) < 0.5
        }
        return abs(velocity * exp(log(rate) * 1000 * time)) < Self.slowest
    }

    var end: CGFloat {
        if let target { return target }
        let free = GlideAxis.projection(start: start, velocity: velocity, rate: rate)
        return min(max(meeting == nil ? free : (velocity < 0 || start < bounds.lowerBound ? bounds.lowerBound : bounds.upperBound), bounds.lowerBound), bounds.upperBound)
    }

    private func travel(_ time: TimeInterval) -> CGFloat {
        let decay = log(rate) * 1000
        return velocity * (exp(decay * time) - 1) / decay
    }

    private func spring(from: CGFloat, to: CGFloat, velocity: CGFloat, at time: TimeInterval) -> CGFloat {
        let w = Self.springRate
        let offset = from - to
        return to + (offset + (velocity + w * offset) * time) * exp(-w * time)
    }
}

/// Both axes after a drag.
struct Glide {
    let began: TimeInterval
    let x: GlideAxis
    let y: GlideAxis

    func offset(at time: TimeInterval) -> CGPoint { CGPoint(x: x.position(at: time - began), y: y.position(at: time - began)) }
    func isDone(at time: TimeInterval) -> Bool { x.isDone(at: time - began) && y.isDone(at: time - began) }
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }
}
