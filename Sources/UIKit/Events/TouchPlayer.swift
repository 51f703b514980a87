import QuartzCore

extension TouchPath {
    /// Plays the path on the app's clock and returns once the last finger is up and that event is delivered.
    @MainActor package func play() async { await Self.play([self]) }

    /// Plays paths whose times count from now; they may overlap.
    @MainActor package static func play(_ paths: [TouchPath]) async {
        await withCheckedContinuation { done in TouchPlayer(TouchPath(fingers: paths.flatMap(\.fingers))) { done.resume() }.start() }
    }
}

/// Turns a path into events: one at each frame at which a finger landed, moved or lifted.
@MainActor private final class TouchPlayer {
    private let path: TouchPath
    private let ended: () -> Void
    private var began: TimeInterval = 0
    /// Where each finger was when last told of; nil before it lands.
    private var last: [CGPoint?]
    private var isUp: [Bool]
    private var timer: Timer?
    /// So that fingers of different paths aren't the same touch as one that is down already.
    private static var nextFinger = 1000
    private let firstFinger: Int

    init(_ path: TouchPath, ended: @escaping () -> Void) {
        self.path = path
        self.ended = ended
        last = path.fingers.map { _ in nil }
        isUp = path.fingers.map { _ in false }
        firstFinger = Self.nextFinger
        Self.nextFinger += path.fingers.count
    }

    func start() {
        began = CACurrentMediaTime()
        // The timer keeps the player.
        timer = MainTimer.every(FrameLoop.frameDuration) { self.step() }
        step()
    }

    private func step() {
        let time = CACurrentMediaTime() - began
        var samples: [TouchInjection.Sample] = []
        for (index, stops) in path.fingers.enumerated() where !isUp[index] {
            guard time >= stops[0].time else { continue }
            let finger = firstFinger + index, end = stops[stops.count - 1]
            if last[index] == nil {
                // Its first event is where it landed, however late the frame is.
                samples.append(.init(.began, at: stops[0].point, finger: finger))
                last[index] = stops[0].point
            } else if time >= end.time, last[index] == end.point {
                samples.append(.init(.ended, at: end.point, finger: finger))
                isUp[index] = true
            } else if let point = TouchPath.point(of: stops, at: min(time, end.time)), point != last[index] {
                samples.append(.init(.moved, at: point, finger: finger))
                last[index] = point
            }
        }
        TouchInjection.send(samples)
        guard isUp.allSatisfy({ $0 }) else { return }
        timer?.invalidate()
        timer = nil
        ended()
    }
}
