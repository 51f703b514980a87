/// The way of a pan: where it started, how fast it goes.
struct PanMotion {
    /// Mean position of the fingers at the start of the translation, in window coordinates.
    var origin = CGPoint.zero
    var last = CGPoint.zero
    var lastTime: TimeInterval = 0
    /// Points a second, in window coordinates.
    var velocity = CGPoint.zero

    mutating func move(to point: CGPoint, at time: TimeInterval) {
        let elapsed = time - lastTime
        if elapsed > 0 {
            let now = CGPoint(x: (point.x - last.x) / elapsed, y: (point.y - last.y) / elapsed)
            // A little smoothing, as a finger's last samples jitter.
            velocity = CGPoint(x: velocity.x * 0.25 + now.x * 0.75, y: velocity.y * 0.25 + now.y * 0.75)
        }
        last = point
        lastTime = time
    }

    @MainActor func translation(for recognizer: UIPanGestureRecognizer, in view: UIView?) -> CGPoint {
        let (from, to) = (place(origin, recognizer, view), place(last, recognizer, view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    @MainActor mutating func setTranslation(_ translation: CGPoint, for recognizer: UIPanGestureRecognizer, in view: UIView?) {
        guard let view, let window = recognizer.view?.window else {
            return origin = CGPoint(x: last.x - translation.x, y: last.y - translation.y)
        }
        let end = view.convert(last, from: window)
        origin = view.convert(CGPoint(x: end.x - translation.x, y: end.y - translation.y), to: window)
    }

    @MainActor private func place(_ point: CGPoint, _ recognizer: UIPanGestureRecognizer, _ view: UIView?) -> CGPoint {
        guard let view, let window = recognizer.view?.window else { return point }
        return view.convert(point, from: window)
    }
}

extension UIPanGestureRecognizer {
    func panBegan(_ touches: Set<UITouch>) {
        if tracked.count > maximumNumberOfTouches { return failOrCancel() }
        // Another finger moves the mean: the translation goes on from where it was.
        let mean = centroid(in: nil)
        let done = CGPoint(x: motion.last.x - motion.origin.x, y: motion.last.y - motion.origin.y)
        motion.origin = tracked.count == touches.count ? mean : CGPoint(x: mean.x - done.x, y: mean.y - done.y)
        motion.last = mean
        motion.lastTime = touches.first?.timestamp ?? 0
    }

    func panMoved(_ touches: Set<UITouch>) {
        guard tracked.count >= minimumNumberOfTouches else { return }
        motion.move(to: centroid(in: nil), at: touches.first?.timestamp ?? 0)
        guard state == .possible else { return state = .changed }
        let way = CGPoint(x: motion.last.x - motion.origin.x, y: motion.last.y - motion.origin.y)
        guard hypot(way.x, way.y) >= hysteresis else { return }
        guard accepts(way) else { return failOrCancel() }
        motion.origin = motion.last
        state = .began
    }

    func panEnded(_ touches: Set<UITouch>) {
        let left = tracked.filter { !touches.contains($0) }
        if left.count >= minimumNumberOfTouches, state == .began || state == .changed { return }
        if let touch = touches.first, touch.timestamp - motion.lastTime > 0.1 { motion.velocity = .zero }
        state = state == .began || state == .changed ? .ended : .failed
    }
}
