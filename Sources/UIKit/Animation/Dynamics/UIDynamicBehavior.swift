/// One influence on items: gravity, a push, a wall. Behaviours can be made of others.
@preconcurrency @MainActor open class UIDynamicBehavior: _MainActorObject {
    weak var animator: UIDynamicAnimator?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step of the animation.
    open var action: (() -> Void)?

    public init() { super.init() }

    open var dynamicAnimator: UIDynamicAnimator? { animator }
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.move(to: animator)
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
    }

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        self.animator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    // MARK: For the engine

    var affectedItems: [any UIDynamicItem] { [] }
    /// Adds its forces to the bodies, for a step of `time` seconds.
    func exert(on world: DynamicWorld, time: TimeInterval) {}
    /// Sets right what the step got wrong: walls, rods.
    func correct(_ world: DynamicWorld) {}
}

/// Pulls items one way. A magnitude of 1 is 1000 points a second squared.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open var gravityDirection = CGVector(dx: 0, dy: 1)

    public convenience override init() { self.init(items: []) }

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }

    override var affectedItems: [any UIDynamicItem] { items }

    override func exert(on world: DynamicWorld, time: TimeInterval) {
        for item in items { world.accelerate(item, CGVector(dx: gravityDirection.dx * 1000, dy: gravityDirection.dy * 1000), time) }
    }
}

/// A push, once or on and on. A magnitude of 1 gives a 100 × 100 item 100 points a second squared.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open private(set) var mode: Mode
    open var active = true
    open var pushDirection = CGVector.zero
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        (self.items, self.mode) = (items, mode)
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = o }

    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude) }

    override var affectedItems: [any UIDynamicItem] { items }

    override func exert(on world: DynamicWorld, time: TimeInterval) {
        guard active else { return }
        for item in items {
            let factor = 100 * 10_000 / max(item.bounds.width * item.bounds.height * world.density(of: item), 1)
            world.accelerate(item, CGVector(dx: pushDirection.dx * factor, dy: pushDirection.dy * factor), mode == .instantaneous ? 1 : time)
        }
        if mode == .instantaneous { active = false }
    }
}

/// Draws an item to a point, like a damped spring.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint
    /// 0 swings most, 1 least.
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    override var affectedItems: [any UIDynamicItem] { [item] }

    override func exert(on world: DynamicWorld, time: TimeInterval) {
        let body = world.body(of: item)
        let frequency: CGFloat = 12
        let ratio = 0.4 + 0.6 * damping
        body.velocity.dx += (-(item.center.x - snapPoint.x) * frequency * frequency - 2 * ratio * frequency * body.velocity.dx) * time
        body.velocity.dy += (-(item.center.y - snapPoint.y) * frequency * frequency - 2 * ratio * frequency * body.velocity.dy) * time
        body.angularVelocity += (-body.angle * frequency * frequency - 2 * frequency * body.angularVelocity) * time
    }
}

/// Ties an item to a point or to another item: stiffly, or with a spring where `frequency` is set.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open private(set) var attachedBehaviorType: AttachmentType
    open var anchorPoint: CGPoint
    open var length: CGFloat
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var attachmentRange = UIFloatRange()

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        attachedBehaviorType = .anchor
        anchorPoint = point
        length = hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
        super.init()
    }

    public init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) {
        items = [item1, item2]
        attachedBehaviorType = .items
        anchorPoint = .zero
        length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
        super.init()
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point) }
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) { self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero) }

    override var affectedItems: [any UIDynamicItem] { items }

    private var end: CGPoint { items.count > 1 ? items[1].center : anchorPoint }

    override func exert(on world: DynamicWorld, time: TimeInterval) {
        guard frequency > 0 else { return }
        let body = world.body(of: items[0])
        let way = CGVector(dx: items[0].center.x - end.x, dy: items[0].center.y - end.y)
        let distance = max(hypot(way.dx, way.dy), 0.001)
        let stretch = (distance - length) / distance
        let w = 2 * .pi * frequency
        body.velocity.dx += (-way.dx * stretch * w * w - 2 * damping * w * body.velocity.dx) * time
        body.velocity.dy += (-way.dy * stretch * w * w - 2 * damping * w * body.velocity.dy) * time
    }

    override func correct(_ world: DynamicWorld) {
        guard frequency == 0 else { return }
        let body = world.body(of: items[0])
        let way = CGVector(dx: body.center.x - end.x, dy: body.center.y - end.y)
        let distance = hypot(way.dx, way.dy)
        guard distance > 0.001 else { return }
        let unit = CGVector(dx: way.dx / distance, dy: way.dy / distance)
        body.center = CGPoint(x: end.x + unit.dx * length, y: end.y + unit.dy * length)
        let along = body.velocity.dx * unit.dx + body.velocity.dy * unit.dy
        body.velocity = CGVector(dx: body.velocity.dx - along * unit.dx, dy: body.velocity.dy - along * unit.dy)
    }
}
