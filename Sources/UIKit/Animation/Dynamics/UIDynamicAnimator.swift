import QuartzCore

/// Steps its behaviours while anything moves. Rotation comes from velocities only: contacts don't turn items.
@preconcurrency @MainActor open class UIDynamicAnimator: _MainActorObject {
    let world = DynamicWorld()
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open private(set) weak var referenceView: UIView?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open private(set) var elapsedTime: TimeInterval = 0
    open var isRunning: Bool { timer != nil }
    /// What is asked anew where its items are, after each step.
    weak var layout: UICollectionViewLayout?
    private var timer: Timer?
    private var still = 0

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    public init() { super.init() }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.move(to: self)
        start()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
    }

    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    open func items(in rect: CGRect) -> [any UIDynamicItem] { items.filter { DynamicBody.frame(of: $0).intersects(rect) } }

    /// The item was moved by hand: it goes on from where it is.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.forget(item)
        start()
    }

    var items: [any UIDynamicItem] { all.flatMap(\.affectedItems) }

    private var all: [UIDynamicBehavior] {
        func flat(_ behavior: UIDynamicBehavior) -> [UIDynamicBehavior] { [behavior] + behavior.childBehaviors.flatMap(flat) }
        return behaviors.flatMap(flat)
    }

    private func start() {
        still = 0
        guard timer == nil else { return }
        delegate?.dynamicAnimatorWillResume(self)
        timer = MainTimer.every(1.0 / 60) { [weak self] in self?.step() }
    }

    private func step() {
        let time = 1.0 / 60
        elapsedTime += time
        let behaviors = all
        for behavior in behaviors { behavior.exert(on: world, time: time) }
        world.move(time)
        for behavior in behaviors { behavior.correct(world) }
        let moved = world.apply()
        if moved { layout?.invalidateLayout() }
        for behavior in behaviors { behavior.action?() }
        still = moved ? 0 : still + 1
        if still > 30 || behaviors.isEmpty { pause() }
    }

    private func pause() {
        timer?.invalidate()
        timer = nil
        delegate?.dynamicAnimatorDidPause(self)
    }
}

/// An item in motion.
@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    var center: CGPoint
    var velocity = CGVector.zero
    var angle: CGFloat
    var angularVelocity: CGFloat = 0
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var charge: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true

    init(_ item: any UIDynamicItem) {
        self.item = item
        center = item.center
        angle = atan2(item.transform.b, item.transform.a)
    }

    static func frame(of item: any UIDynamicItem) -> CGRect {
        CGRect(x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height)
    }

    var frame: CGRect { CGRect(x: center.x - item.bounds.width / 2, y: center.y - item.bounds.height / 2, width: item.bounds.width, height: item.bounds.height) }

    /// Off a wall across the axis.
    func bounce(_ axis: NSLayoutConstraint.Axis, outward: Bool) {
        guard outward else { return }
        if axis == .horizontal {
            velocity.dx = abs(velocity.dx) < 30 ? 0 : -velocity.dx * elasticity
            velocity.dy *= 1 - friction * 0.1
        } else {
            velocity.dy = abs(velocity.dy) < 30 ? 0 : -velocity.dy * elasticity
            velocity.dx *= 1 - friction * 0.1
        }
    }
}

/// All bodies of an animator.
@MainActor final class DynamicWorld {
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]

    func body(of item: any UIDynamicItem) -> DynamicBody {
        if let found = bodies[ObjectIdentifier(item)] { return found }
        let made = DynamicBody(item)
        bodies[ObjectIdentifier(item)] = made
        return made
    }

    func forget(_ item: any UIDynamicItem) { bodies[ObjectIdentifier(item)] = nil }
    func density(of item: any UIDynamicItem) -> CGFloat { body(of: item).density }

    func accelerate(_ item: any UIDynamicItem, _ acceleration: CGVector, _ time: TimeInterval) {
        let body = body(of: item)
        body.velocity = CGVector(dx: body.velocity.dx + acceleration.dx * time, dy: body.velocity.dy + acceleration.dy * time)
    }

    func move(_ time: TimeInterval) {
        for body in bodies.values where !body.isAnchored {
            body.center = CGPoint(x: body.center.x + body.velocity.dx * time, y: body.center.y + body.velocity.dy * time)
            if body.allowsRotation { body.angle += body.angularVelocity * time }
        }
    }

    /// Shows where bodies are; says whether any moved.
    func apply() -> Bool {
        var moved = false
        for body in bodies.values {
            if hypot(body.item.center.x - body.center.x, body.item.center.y - body.center.y) > 0.05 { moved = true }
            body.item.center = body.center
            let old = atan2(body.item.transform.b, body.item.transform.a)
            if body.allowsRotation, abs(old - body.angle) > 0.001 {
                body.item.transform = CGAffineTransform(rotationAngle: body.angle)
                moved = true
            }
        }
        return moved
    }
}
