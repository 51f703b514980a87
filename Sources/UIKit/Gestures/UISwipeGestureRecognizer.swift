/// A quick stroke in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    /// Points of way along the direction, points of way across it, and seconds it may take.
    private static let (way, across, time): (CGFloat, CGFloat, TimeInterval) = (50, 50, 0.5)
    private var start: TimeInterval = 0

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UISwipeGestureRecognizer.direction") { direction = Direction(rawValue: UInt(coder.decodeInteger(forKey: "UISwipeGestureRecognizer.direction"))) }
        if coder.containsValue(forKey: "UISwipeGestureRecognizer.numberOfTouchesRequired") { numberOfTouchesRequired = coder.decodeInteger(forKey: "UISwipeGestureRecognizer.numberOfTouchesRequired") }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if tracked.count > numberOfTouchesRequired { return failOrCancel() }
        start = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = tracked.first else { return }
        if event.timestamp - start > Self.time { return failOrCancel() }
        let way = touch.wayFromStart
        let horizontal = direction.contains(.left) || direction.contains(.right)
        let vertical = direction.contains(.up) || direction.contains(.down)
        if horizontal && !vertical && abs(way.y) > Self.across || vertical && !horizontal && abs(way.x) > Self.across { return failOrCancel() }
        let along = direction.contains(.left) && -way.x >= Self.way || direction.contains(.right) && way.x >= Self.way
            || direction.contains(.up) && -way.y >= Self.way || direction.contains(.down) && way.y >= Self.way
        if along && tracked.count == numberOfTouchesRequired { state = .ended }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { failOrCancel() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UISwipeGestureRecognizer() }
    }
}
