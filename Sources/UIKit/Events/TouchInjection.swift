/// Touches from outside: a device, a desktop window's mouse, a test.
@MainActor package enum TouchInjection {
    private static var fingers: [Int: UITouch] = [:]
    private static var lastTap: (point: CGPoint, time: TimeInterval, count: Int) = (.zero, -1, 0)
    private static var sequence = 0

    /// Seconds and points within which a further tap counts up `tapCount`.
    private static let (tapPause, tapReach): (TimeInterval, CGFloat) = (0.35, 45)

    /// Moves one finger and sends the event. `point` is in the window's coordinates; `finger` tells several apart.
    package static func touch(_ phase: UITouch.Phase, at point: CGPoint, in window: UIWindow, finger: Int = 0, time: TimeInterval? = nil) {
        let now = time ?? ProcessInfo.processInfo.systemUptime
        guard let touch = phase == .began ? land(at: point, in: window, finger, now) : fingers[finger] else { return }
        touch.previousPosition = phase == .began ? point : touch.position
        touch.position = point
        touch.current.phase = phase
        touch.current.timestamp = now
        let event = UIEvent()
        event.stamp = now
        for other in fingers.values where other !== touch { other.current.phase = .stationary }
        event.touches = Set(fingers.values)
        if phase == .ended || phase == .cancelled { fingers[finger] = nil }
        // Hosted tests have no launched application: there the window gets it straight.
        if let application = UIApplication.current, application.life.hasFinishedLaunching { application.sendEvent(event) } else { window.sendEvent(event) }
        if phase == .ended { lastTap = (point, now, touch.tapCount) }
    }

    private static func land(at point: CGPoint, in window: UIWindow, _ finger: Int, _ now: TimeInterval) -> UITouch? {
        guard let view = window.hitTest(point, with: nil) else { return nil }
        let touch = UITouch()
        touch.startPosition = point
        touch.current.window = window
        touch.current.view = view
        sequence += 1
        touch.sequence = sequence
        let isNext = now - lastTap.time <= tapPause && hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= tapReach
        touch.current.tapCount = isNext ? lastTap.count + 1 : 1
        fingers[finger] = touch
        return touch
    }

    /// Down and up at once.
    package static func tap(at point: CGPoint, in window: UIWindow, time: TimeInterval? = nil) {
        touch(.began, at: point, in: window, time: time)
        touch(.ended, at: point, in: window, time: time.map { $0 + 0.05 })
    }
}
