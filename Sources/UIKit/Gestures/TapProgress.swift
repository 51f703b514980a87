/// How far a tap gesture has come: fingers down and up, taps done, and the time left for the next.
struct TapProgress {
    var taps = 0
    var lifted = 0
    nonisolated(unsafe) var timer: Timer?

    mutating func reset() {
        timer?.invalidate()
        self = TapProgress()
    }
}

extension UITapGestureRecognizer {
    /// Points a finger may move and still tap.
    private static let slack: CGFloat = 45
    /// Seconds within which a finger has to lift, and the next tap has to start.
    private static let (longest, pause): (TimeInterval, TimeInterval) = (1.5, 0.35)

    func tapBegan(_ touches: Set<UITouch>) {
        progress.timer?.invalidate()
        guard tracked.count <= numberOfTouchesRequired else { return failOrCancel() }
        progress.timer = MainTimer.after(numberOfTapsRequired > 1 ? Self.pause : Self.longest) { [weak self] in self?.failOrCancel() }
    }

    func tapMoved(_ touches: Set<UITouch>) {
        if touches.contains(where: { $0.distanceFromStart > Self.slack }) { failOrCancel() }
    }

    func tapEnded(_ touches: Set<UITouch>) {
        progress.lifted += touches.count
        guard progress.lifted >= numberOfTouchesRequired else {
            if tracked.allSatisfy({ touches.contains($0) }) { failOrCancel() }
            return
        }
        progress.timer?.invalidate()
        progress.lifted = 0
        progress.taps += 1
        if progress.taps >= numberOfTapsRequired { return state = .ended }
        progress.timer = MainTimer.after(Self.pause) { [weak self] in
            self?.failOrCancel()
            self?.resetIfDone()
        }
    }
}
