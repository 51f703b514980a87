import LaunchRules

/// Touches from outside: a device, a desktop window's mouse, a test.
@MainActor package enum TouchInjection {
    /// What one finger does at one time.
    package struct Sample {
        package var phase: UITouch.Phase
        /// In the window's coordinates, or the screen's where no window is named.
        package var point: CGPoint
        package var finger: Int

        package init(_ phase: UITouch.Phase, at point: CGPoint, finger: Int = 0) { (self.phase, self.point, self.finger) = (phase, point, finger) }
    }

    private static var fingers: [Int: UITouch] = [:]
    private static var lastTap: (point: CGPoint, time: TimeInterval, count: Int) = (.zero, -1, 0)
    private static var sequence = 0

    /// Seconds and points within which a further tap counts up `tapCount`.
    private static let (tapPause, tapReach): (TimeInterval, CGFloat) = (0.35, 45)

    /// Moves one finger and sends the event. `point` is in the window's coordinates; `finger` tells several apart.
    package static func touch(_ phase: UITouch.Phase, at point: CGPoint, in window: UIWindow, finger: Int = 0, time: TimeInterval? = nil) {
        send([Sample(phase, at: point, finger: finger)], in: window, time: time)
    }

    /// Moves fingers at one time, which is one event. Without a window, points are the screen's, and a finger lands in the
    /// front window that has a view there (F18). A finger that is not down does nothing but land.
    package static func send(_ samples: [Sample], in window: UIWindow? = nil, time: TimeInterval? = nil) {
        let now = time ?? ProcessInfo.processInfo.systemUptime
        for touch in fingers.values { touch.current.phase = .stationary }
        var moved: [UITouch] = []
        for sample in samples {
            guard let touch = sample.phase == .began ? land(sample, in: window, now) : fingers[sample.finger], let home = touch.window else { continue }
            let point = window == nil ? home.pointFromScreen(sample.point) : sample.point
            touch.previousPosition = sample.phase == .began ? point : touch.position
            touch.position = point
            touch.current.phase = sample.phase
            touch.current.timestamp = now
            // G9: the view that was hit when the finger landed.
            if !holds("G9") { touch.current.view = home.hitTest(point, with: nil) }
            moved.append(touch)
        }
        guard !moved.isEmpty else { return }
        let event = UIEvent()
        event.stamp = now
        event.touches = Set(fingers.values)
        for (finger, touch) in fingers where touch.phase == .ended || touch.phase == .cancelled { fingers[finger] = nil }
        deliver(event)
        for touch in moved where touch.phase == .ended { lastTap = (touch.position, now, touch.tapCount) }
    }

    /// Hosted tests have no launched application: there the windows get it straight.
    private static func deliver(_ event: UIEvent) {
        if let application = UIApplication.current, application.life.hasFinishedLaunching { return application.sendEvent(event) }
        var seen: [UIWindow] = []
        for touch in event.touches {
            if let window = touch.window, !seen.contains(where: { $0 === window }) { seen.append(window) }
        }
        for window in seen { window.sendEvent(event) }
    }

    private static func land(_ sample: Sample, in window: UIWindow?, _ now: TimeInterval) -> UITouch? {
        if window == nil, StatusBarTap.began(at: sample.point) { return nil }
        guard let home = window ?? UIApplication.shared.window(at: sample.point) else { return nil }
        let point = window == nil ? home.pointFromScreen(sample.point) : sample.point
        guard let view = home.hitTest(point, with: nil) else { return nil }
        let touch = UITouch()
        touch.startPosition = point
        touch.current.window = home
        touch.current.view = view
        sequence += 1
        touch.sequence = sequence
        let isNext = now - lastTap.time <= tapPause && hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= tapReach
        touch.current.tapCount = isNext ? lastTap.count + 1 : 1
        fingers[sample.finger] = touch
        return touch
    }

    /// Whether a finger is down.
    package static func isDown(_ finger: Int = 0) -> Bool { fingers[finger] != nil }

    /// Fingers whose touches the system took away: what they do until they are lifted is nobody's. // G13, G20
    static func forget(_ touches: Set<UITouch>) {
        for (finger, touch) in fingers where touches.contains(touch) { fingers[finger] = nil }
    }

    /// Down and up at once.
    package static func tap(at point: CGPoint, in window: UIWindow, time: TimeInterval? = nil) {
        touch(.began, at: point, in: window, time: time)
        touch(.ended, at: point, in: window, time: time.map { $0 + 0.05 })
    }
}

extension UIWindow {
    /// A point of the screen in the window's coordinates.
    package func pointFromScreen(_ point: CGPoint) -> CGPoint {
        let origin = originOnScreen
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

extension UIApplication {
    /// F18: the front window with a view at a point of the screen that takes touches.
    package func window(at point: CGPoint) -> UIWindow? {
        windowList.onScreen.last { $0.hitTest($0.pointFromScreen(point), with: nil) != nil || !holds("F18") }
    }
}
