/// A drag with one or more fingers: begins after 10 points.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    var motion = PanMotion()

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UIPanGestureRecognizer.minimumNumberOfTouches") { minimumNumberOfTouches = coder.decodeInteger(forKey: "UIPanGestureRecognizer.minimumNumberOfTouches") }
        if coder.containsValue(forKey: "UIPanGestureRecognizer.maximumNumberOfTouches") { maximumNumberOfTouches = coder.decodeInteger(forKey: "UIPanGestureRecognizer.maximumNumberOfTouches") }
    }

    /// How far the fingers have come, in points of `view`.
    open func translation(in view: UIView?) -> CGPoint { motion.translation(for: self, in: view) }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { motion.setTranslation(translation, for: self, in: view) }
    /// Points a second.
    open func velocity(in view: UIView?) -> CGPoint { motion.velocity }

    /// How far the fingers have to move, in points, before the gesture begins.
    var hysteresis: CGFloat { 10 }
    /// Whether a first movement in this direction counts.
    func accepts(_ movement: CGPoint) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { panBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { panMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { panEnded(touches) }

    open override func reset() {
        super.reset()
        motion = PanMotion()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIPanGestureRecognizer() }
    }
}

/// A pan that starts at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.allSatisfy(startsAtEdge) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    /// Width of the strip at the edge, in points.
    private static let strip: CGFloat = 13

    private func startsAtEdge(_ touch: UITouch) -> Bool {
        guard let window = touch.window else { return false }
        let (point, size) = (touch.location(in: nil), window.bounds.size)
        return edges.contains(.left) && point.x <= Self.strip || edges.contains(.right) && point.x >= size.width - Self.strip
            || edges.contains(.top) && point.y <= Self.strip || edges.contains(.bottom) && point.y >= size.height - Self.strip
    }

    override func accepts(_ movement: CGPoint) -> Bool {
        let sideways = abs(movement.x) >= abs(movement.y)
        return edges.contains(.left) && sideways && movement.x > 0 || edges.contains(.right) && sideways && movement.x < 0
            || edges.contains(.top) && !sideways && movement.y > 0 || edges.contains(.bottom) && !sideways && movement.y < 0
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIScreenEdgePanGestureRecognizer() }
    }
}
