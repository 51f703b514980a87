/// Fingers held still.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// Seconds the fingers have to stay.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points they may move meanwhile.
    open var allowableMovement: CGFloat = 10
    nonisolated(unsafe) var timer: Timer?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UILongPressGestureRecognizer.minimumPressDuration") { minimumPressDuration = coder.decodeDouble(forKey: "UILongPressGestureRecognizer.minimumPressDuration") }
        if coder.containsValue(forKey: "UILongPressGestureRecognizer.numberOfTapsRequired") { numberOfTapsRequired = coder.decodeInteger(forKey: "UILongPressGestureRecognizer.numberOfTapsRequired") }
        if coder.containsValue(forKey: "UILongPressGestureRecognizer.numberOfTouchesRequired") { numberOfTouchesRequired = coder.decodeInteger(forKey: "UILongPressGestureRecognizer.numberOfTouchesRequired") }
        if coder.containsValue(forKey: "UILongPressGestureRecognizer.allowableMovement") { allowableMovement = CGFloat(coder.decodeDouble(forKey: "UILongPressGestureRecognizer.allowableMovement")) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard tracked.count <= numberOfTouchesRequired else { return failOrCancel() }
        guard tracked.count == numberOfTouchesRequired, state == .possible, touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return }
        timer = MainTimer.after(minimumPressDuration) { [weak self] in self?.held() }
    }

    private func held() {
        timer = nil
        if state == .possible { state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { return state = .changed }
        if touches.contains(where: { $0.distanceFromStart > allowableMovement }) { failOrCancel() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .began || state == .changed ? .ended : .failed
    }

    open override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UILongPressGestureRecognizer() }
    }
}
