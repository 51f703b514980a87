/// Two fingers moving apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var startDistance: CGFloat = 0
    private var lastScale: CGFloat = 1
    private var lastTime: TimeInterval = 0
    private var rate: CGFloat = 0
    private var factor: CGFloat = 1

    /// Points the distance has to change by before the gesture begins.
    private static let hysteresis: CGFloat = 8

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var scale: CGFloat {
        get { factor }
        set {
            factor = newValue
            startDistance = newValue == 0 ? 0 : distance / newValue
        }
    }

    /// Scale factor a second.
    open var velocity: CGFloat { rate }

    private var distance: CGFloat {
        guard tracked.count >= 2 else { return 0 }
        let (a, b) = (tracked[0].position, tracked[1].position)
        return hypot(a.x - b.x, a.y - b.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Another finger goes on from the scale there was.
        if tracked.count >= 2 { startDistance = factor == 0 ? 0 : distance / factor }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count >= 2, startDistance > 0 else { return }
        if state == .possible {
            guard abs(distance - startDistance) >= Self.hysteresis else { return }
            startDistance = distance
            lastTime = event.timestamp
            return state = .began
        }
        factor = distance / startDistance
        if event.timestamp > lastTime { rate = (factor - lastScale) / CGFloat(event.timestamp - lastTime) }
        (lastScale, lastTime) = (factor, event.timestamp)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.allSatisfy({ touches.contains($0) }) else { return }
        state = state == .began || state == .changed ? .ended : .failed
    }

    open override func reset() {
        super.reset()
        (startDistance, lastScale, rate, factor) = (0, 1, 0, 1)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIPinchGestureRecognizer() }
    }
}
