/// The ways of one or more fingers: points and times, played on the app's clock, an event a frame.
///
/// Points are the screen's; times are seconds since the path began. A finger lands at its first stop, goes in straight lines
/// from stop to stop, and lifts at its last. Two stops at one point are a finger that rests.
package struct TouchPath: Sendable {
    package struct Stop: Sendable {
        package var point: CGPoint
        package var time: TimeInterval

        package init(_ point: CGPoint, at time: TimeInterval) { (self.point, self.time) = (point, time) }
    }

    package var fingers: [[Stop]]

    package init(fingers: [[Stop]]) { self.fingers = fingers.filter { !$0.isEmpty } }
    package init(_ stops: [Stop]) { self.init(fingers: [stops]) }

    /// Seconds until the last finger lifts.
    package var duration: TimeInterval { fingers.compactMap(\.last?.time).max() ?? 0 }

    package func delayed(by seconds: TimeInterval) -> TouchPath {
        TouchPath(fingers: fingers.map { $0.map { Stop($0.point, at: $0.time + seconds) } })
    }

    /// Where a finger is, or nil when it isn't down.
    static func point(of stops: [Stop], at time: TimeInterval) -> CGPoint? {
        guard let first = stops.first, let last = stops.last, time >= first.time, time <= last.time else { return nil }
        guard let index = stops.firstIndex(where: { $0.time >= time }), index > 0 else { return first.point }
        let (from, to) = (stops[index - 1], stops[index])
        let part = to.time > from.time ? (time - from.time) / (to.time - from.time) : 1
        // Exactly: the sum of the way's parts may be off by the last bit.
        guard part < 1 else { return to.point }
        return CGPoint(x: from.point.x + (to.point.x - from.point.x) * part, y: from.point.y + (to.point.y - from.point.y) * part)
    }
}

// MARK: - Common ways

extension TouchPath {
    /// Seconds between down and up of a tap.
    package static let tapTime: TimeInterval = 0.05

    package static func tap(_ point: CGPoint) -> TouchPath { press(point, seconds: tapTime) }

    package static func press(_ point: CGPoint, seconds: TimeInterval) -> TouchPath { TouchPath([Stop(point, at: 0), Stop(point, at: seconds)]) }

    /// Taps that follow each other quickly enough to count as one gesture.
    package static func taps(_ count: Int, _ point: CGPoint, pause: TimeInterval = 0.1) -> [TouchPath] {
        (0..<count).map { tap(point).delayed(by: Double($0) * (tapTime + pause)) }
    }

    /// A finger from one point to the other. It rests `hold` seconds before it moves and `rest` seconds before it lifts;
    /// without a rest it flings what it drags.
    package static func drag(_ from: CGPoint, _ to: CGPoint, seconds: TimeInterval, hold: TimeInterval = 0, rest: TimeInterval = 0) -> TouchPath {
        var stops = [Stop(from, at: 0)]
        if hold > 0 { stops.append(Stop(from, at: hold)) }
        stops.append(Stop(to, at: hold + seconds))
        if rest > 0 { stops.append(Stop(to, at: hold + seconds + rest)) }
        return TouchPath(stops)
    }

    /// Two fingers on a horizontal line about `center`, from one distance to the other.
    package static func pinch(_ center: CGPoint, from: CGFloat, to: CGFloat, seconds: TimeInterval) -> TouchPath {
        turn(center, distance: from, to: to, angle: 0, to: 0, seconds: seconds)
    }

    /// Two fingers opposite each other about `center`, turning by `angle` radians, clockwise positive.
    package static func rotate(_ center: CGPoint, distance: CGFloat, by angle: CGFloat, seconds: TimeInterval) -> TouchPath {
        turn(center, distance: distance, to: distance, angle: 0, to: angle, seconds: seconds)
    }

    private static func turn(_ center: CGPoint, distance: CGFloat, to distance2: CGFloat, angle: CGFloat, to angle2: CGFloat, seconds: TimeInterval) -> TouchPath {
        let steps = angle == angle2 ? 1 : 16
        return TouchPath(fingers: [-0.5, 0.5].map { side in
            (0...steps).map { step in
                let part = CGFloat(step) / CGFloat(steps)
                let (reach, turn) = ((distance + (distance2 - distance) * part) * side, angle + (angle2 - angle) * part)
                return Stop(CGPoint(x: center.x + reach * cos(turn), y: center.y + reach * sin(turn)), at: seconds * Double(part))
            }
        })
    }
}
