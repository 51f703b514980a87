/// Two fingers turning about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var startAngle: CGFloat = 0
    private var lastTime: TimeInterval = 0
    private var lastRotation: CGFloat = 0
    private var rate: CGFloat = 0
    private var turned: CGFloat = 0

    /// Radians the fingers have to turn by before the gesture begins.
    private static let hysteresis: CGFloat = 0.05

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Radians since the start, clockwise positive.
    open var rotation: CGFloat {
        get { turned }
        set {
            turned = newValue
            startAngle = angle - newValue
        }
    }

    /// Radians a second.
    open var velocity: CGFloat { rate }

    private var angle: CGFloat {
        guard tracked.count >= 2 else { return 0 }
        let (a, b) = (tracked[0].position, tracked[1].position)
        return atan2(b.y - a.y, b.x - a.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Another finger goes on from the angle there was.
        if tracked.count >= 2 { startAngle = angle - turned }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count >= 2 else { return }
        let now = remainder(angle - startAngle, 2 * .pi)
        if state == .possible {
            guard abs(now) >= Self.hysteresis else { return }
            startAngle = angle
            lastTime = event.timestamp
            return state = .began
        }
        turned = now
        if event.timestamp > lastTime { rate = (turned - lastRotation) / CGFloat(event.timestamp - lastTime) }
        (lastRotation, lastTime) = (turned, event.timestamp)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.allSatisfy({ touches.contains($0) }) else { return }
        state = state == .began || state == .changed ? .ended : .failed
    }

    open override func reset() {
        super.reset()
        (startAngle, lastRotation, rate, turned) = (0, 0, 0, 0)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIRotationGestureRecognizer() }
    }
}
