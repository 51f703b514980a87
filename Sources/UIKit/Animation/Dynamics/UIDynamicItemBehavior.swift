/// What items are made of: how they bounce, slide, resist.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    public convenience override init() { self.init(items: []) }

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { waiting.append((item, velocity, 0)) }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { waiting.append((item, .zero, velocity)) }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = animator?.world.body(of: item).velocity ?? .zero
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }

    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { animator?.world.body(of: item).angularVelocity ?? 0 }

    override var affectedItems: [any UIDynamicItem] { items }

    override func exert(on world: DynamicWorld, time: TimeInterval) {
        for item in items {
            let body = world.body(of: item)
            (body.elasticity, body.friction, body.density, body.isAnchored, body.allowsRotation) = (elasticity, friction, density, isAnchored, allowsRotation)
            body.charge = charge
            let (keep, keepAngular) = (max(1 - resistance * time, 0), max(1 - angularResistance * time, 0))
            body.velocity = CGVector(dx: body.velocity.dx * keep, dy: body.velocity.dy * keep)
            body.angularVelocity *= keepAngular
        }
        for push in waiting {
            let body = world.body(of: push.item)
            body.velocity = CGVector(dx: body.velocity.dx + push.linear.x, dy: body.velocity.dy + push.linear.y)
            body.angularVelocity += push.angular
        }
        waiting = []
    }
}

/// Walls, and items that don't go through each other. Items count as their upright frames.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open var collisionMode: Mode = .everything
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var insets = UIEdgeInsets.zero
    private var boundaries: [(id: any NSCopying, path: UIBezierPath)] = []
    private var touchingWall: Set<ObjectIdentifier> = []

    public convenience override init() { self.init(items: []) }

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { boundaries.append((identifier, bezierPath)) }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        boundaries.append((identifier, path))
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.first { same($0.id, identifier) }?.path }
    open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries.removeAll { same($0.id, identifier) } }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.id) }
    open func removeAllBoundaries() { boundaries = [] }

    private func same(_ a: any NSCopying, _ b: any NSCopying) -> Bool { (a as? NSObject)?.isEqual(b) ?? false }

    override var affectedItems: [any UIDynamicItem] { items }

    override func correct(_ world: DynamicWorld) {
        if translatesReferenceBoundsIntoBoundary, let view = animator?.referenceView {
            for item in items { keep(world.body(of: item), item, inside: view.bounds.inset(by: insets)) }
        }
        for boundary in boundaries { for item in items { keep(world.body(of: item), outOf: boundary.path.bounds) } }
        guard collisionMode.contains(.items) || collisionMode == .everything else { return }
        for (index, first) in items.enumerated() {
            for second in items.dropFirst(index + 1) { part(world.body(of: first), world.body(of: second)) }
        }
    }

    private func keep(_ body: DynamicBody, _ item: any UIDynamicItem, inside wall: CGRect) {
        let frame = body.frame
        var hit = false
        if frame.minX < wall.minX { body.center.x += wall.minX - frame.minX; body.bounce(.horizontal, outward: body.velocity.dx < 0); hit = true }
        if frame.maxX > wall.maxX { body.center.x -= frame.maxX - wall.maxX; body.bounce(.horizontal, outward: body.velocity.dx > 0); hit = true }
        if frame.minY < wall.minY { body.center.y += wall.minY - frame.minY; body.bounce(.vertical, outward: body.velocity.dy < 0); hit = true }
        if frame.maxY > wall.maxY { body.center.y -= frame.maxY - wall.maxY; body.bounce(.vertical, outward: body.velocity.dy > 0); hit = true }
        tell(item, hit, at: body.center)
    }

    private func tell(_ item: any UIDynamicItem, _ hit: Bool, at point: CGPoint) {
        let id = ObjectIdentifier(item)
        if hit, touchingWall.insert(id).inserted { collisionDelegate?.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: nil, at: point) }
        if !hit, touchingWall.remove(id) != nil { collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: nil) }
    }

    /// Pushes a body out of a rectangle on the nearest side.
    private func keep(_ body: DynamicBody, outOf wall: CGRect) {
        let frame = body.frame
        guard frame.intersects(wall.insetBy(dx: -0.001, dy: -0.001)) else { return }
        let (left, right, top, bottom) = (frame.maxX - wall.minX, wall.maxX - frame.minX, frame.maxY - wall.minY, wall.maxY - frame.minY)
        switch min(left, right, top, bottom) {
        case top: body.center.y -= top; body.bounce(.vertical, outward: body.velocity.dy > 0)
        case bottom: body.center.y += bottom; body.bounce(.vertical, outward: body.velocity.dy < 0)
        case left: body.center.x -= left; body.bounce(.horizontal, outward: body.velocity.dx > 0)
        default: body.center.x += right; body.bounce(.horizontal, outward: body.velocity.dx < 0)
        }
    }

    private func part(_ a: DynamicBody, _ b: DynamicBody) {
        let overlap = a.frame.intersection(b.frame)
        guard !overlap.isNull, overlap.width > 0, overlap.height > 0 else { return }
        let (shareA, shareB): (CGFloat, CGFloat) = a.isAnchored ? (0, 1) : b.isAnchored ? (1, 0) : (0.5, 0.5)
        let bounce = (a.elasticity + b.elasticity) / 2
        if overlap.width < overlap.height {
            let side: CGFloat = a.center.x < b.center.x ? 1 : -1
            a.center.x -= side * overlap.width * shareA
            b.center.x += side * overlap.width * shareB
            (a.velocity.dx, b.velocity.dx) = (b.velocity.dx * max(bounce, 0.5), a.velocity.dx * max(bounce, 0.5))
        } else {
            let side: CGFloat = a.center.y < b.center.y ? 1 : -1
            a.center.y -= side * overlap.height * shareA
            b.center.y += side * overlap.height * shareB
            (a.velocity.dy, b.velocity.dy) = (b.velocity.dy * max(bounce, 0.5), a.velocity.dy * max(bounce, 0.5))
        }
    }
}
