import CoreGraphics
import Foundation

/// A force that depends on where an item is. Distances in points from ``position``; a strength of 1 is 100 points a second squared.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    private enum Kind {
        case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private var kind: Kind
    open private(set) var items: [any UIDynamicItem] = []
    open var position = CGPoint.zero
    open var region = UIRegion()
    open var strength: CGFloat = 1
    open var falloff: CGFloat = 0
    open var minimumRadius: CGFloat = 1
    open var direction = CGVector(dx: 0, dy: 1)
    open var smoothness: CGFloat = 0
    open var animationSpeed: CGFloat = 0

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    private static func make(_ kind: Kind, _ set: (UIFieldBehavior) -> Void = { _ in }) -> Self {
        let field = UIFieldBehavior(kind)
        set(field)
        return unsafeDowncast(field, to: Self.self)
    }

    open class func dragField() -> Self { make(.drag) }
    open class func vortexField() -> Self { make(.vortex) }
    open class func radialGravityField(position: CGPoint) -> Self { make(.radial) { $0.position = position } }
    open class func linearGravityField(direction: CGVector) -> Self { make(.linear) { $0.direction = direction } }
    open class func velocityField(direction: CGVector) -> Self { make(.velocity) { $0.direction = direction } }
    open class func springField() -> Self { make(.spring) }
    open class func electricField() -> Self { make(.electric) }
    open class func magneticField() -> Self { make(.magnetic) }

    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }

    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        make(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }

    open class func field(evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector) -> Self { make(.custom(block)) }

    override var affectedItems: [any UIDynamicItem] { items }

    override func exert(on world: DynamicWorld, time: TimeInterval) {
        for item in items {
            let body = world.body(of: item), away = CGVector(dx: body.center.x - position.x, dy: body.center.y - position.y)
            let distance = max(hypot(away.dx, away.dy), minimumRadius), fading = falloff == 0 ? 1 : pow(distance, -falloff)
            let force = force(on: body, away, distance, charge: body.charge), scale = 100 * strength * fading
            world.accelerate(item, CGVector(dx: force.dx * scale, dy: force.dy * scale), time)
        }
    }

    private func force(on body: DynamicBody, _ away: CGVector, _ distance: CGFloat, charge: CGFloat) -> CGVector {
        let out = CGVector(dx: away.dx / distance, dy: away.dy / distance), speed = body.velocity
        switch kind {
        case .drag: return CGVector(dx: -speed.dx / 100, dy: -speed.dy / 100)
        case .vortex: return CGVector(dx: -out.dy, dy: out.dx)
        case .radial: return CGVector(dx: -out.dx, dy: -out.dy)
        case .linear: return direction
        case .velocity: return CGVector(dx: direction.dx - speed.dx / 100, dy: direction.dy - speed.dy / 100)
        case .spring: return CGVector(dx: -away.dx / 100, dy: -away.dy / 100)
        case .electric: return CGVector(dx: out.dx * charge, dy: out.dy * charge)
        case .magnetic: return CGVector(dx: -speed.dy / 100 * charge, dy: speed.dx / 100 * charge)
        case .noise, .turbulence:
            // The same at the same place and time, as everything here is.
            let phase = body.center.x / 37 + body.center.y / 53 + (animator?.elapsedTime ?? 0) * animationSpeed
            let wind = CGVector(dx: sin(phase * 2.1), dy: cos(phase * 1.7))
            guard case .turbulence = kind else { return wind }
            let share = hypot(speed.dx, speed.dy) / 100
            return CGVector(dx: wind.dx * share, dy: wind.dy * share)
        case .custom(let block): return block(self, body.center, speed, mass(of: body), charge, animator?.elapsedTime ?? 0)
        }
    }

    private func mass(of body: DynamicBody) -> CGFloat { body.density * body.item.bounds.width * body.item.bounds.height / 10_000 }
}
