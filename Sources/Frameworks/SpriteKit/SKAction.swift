import UIKit

public enum SKActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }

/// What a node does over time: a step each frame of the scene that the node is in.
@preconcurrency @MainActor open class SKAction: ObjCObject {
    /// Called with the part of the action that is done, 0…1.
    typealias Step = @MainActor (CGFloat) -> Void

    enum Kind {
        /// Happens at once.
        case instant(@MainActor (SKNode) -> Void)
        /// Reads the node as it is when the action starts.
        case gradual(@MainActor (SKNode) -> Step)
        case sequence([SKAction]), group([SKAction])
        case times(SKAction, Int?)
        case onChild(String, SKAction)
    }

    let kind: Kind
    private let opposite: (@MainActor () -> SKAction)?
    /// Seconds.
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: ((Float) -> Float)?
    open var speed: CGFloat = 1

    init(_ kind: Kind, _ duration: TimeInterval, opposite: (@MainActor () -> SKAction)? = nil) { (self.kind, self.duration, self.opposite) = (kind, duration, opposite) }
    public override convenience init() { self.init(.instant { _ in }, 0) }
    private class func gradual(_ duration: TimeInterval, opposite: (@MainActor () -> SKAction)? = nil, _ start: @escaping @MainActor (SKNode) -> Step) -> SKAction { SKAction(.gradual(start), duration, opposite: opposite) }
    private class func instant(_ body: @escaping @MainActor (SKNode) -> Void) -> SKAction { SKAction(.instant(body), 0) }

    /// The part of the way at a part of the time.
    func eased(_ part: CGFloat) -> CGFloat {
        if let timingFunction { return CGFloat(timingFunction(Float(part))) }
        return switch timingMode {
        case .linear: part
        case .easeIn: part * part
        case .easeOut: part * (2 - part)
        case .easeInEaseOut: part * part * (3 - 2 * part)
        }
    }

    /// What goes the other way; an action that has no other way, itself.
    open func reversed() -> SKAction {
        let made: SKAction = switch kind {
        case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
        case .group(let actions): .group(actions.map { $0.reversed() })
        case .times(let action, let count): SKAction(.times(action.reversed(), count), duration)
        case .onChild(let name, let action): SKAction(.onChild(name, action.reversed()), duration)
        default: opposite?() ?? self
        }
        (made.timingMode, made.timingFunction) = (timingMode, timingFunction)
        return made
    }

    // MARK: Together

    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(.sequence(actions), actions.map(\.duration).reduce(0, +)) }
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(.group(actions), actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(.times(action, count), action.duration * Double(count)) }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.times(action, nil), .infinity) }
    open class func wait(forDuration duration: TimeInterval) -> SKAction { gradual(duration) { _ in { _ in } } }
    open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { wait(forDuration: max(duration + .random(in: -0.5...0.5) * durationRange, 0)) }
    open class func run(_ block: @escaping () -> Void) -> SKAction { instant { _ in block() } }
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
        nonisolated(unsafe) let block = block
        return instant { _ in queue.async { block() } }
    }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(.onChild(name, action), action.duration) }
    open class func customAction(withDuration duration: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void) -> SKAction { gradual(duration) { node in { actionBlock(node, $0 * CGFloat(duration)) } } }
    open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { instant { _ in ObjCClass.send(selector, to: target as AnyObject) } }
    open class func removeFromParent() -> SKAction { instant { $0.removeFromParent() } }

    // MARK: Places

    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        gradual(duration) { node in
            let from = node.position
            return { node.position = CGPoint(x: from.x + (location.x - from.x) * $0, y: from.y + (location.y - from.y) * $0) }
        }
    }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let from = node.position.x; return { node.position.x = from + (x - from) * $0 } } }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let from = node.position.y; return { node.position.y = from + (y - from) * $0 } } }
    /// Adds to where the node is, so that several of them add up.
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        gradual(duration, opposite: { moveBy(x: -deltaX, y: -deltaY, duration: duration) }) { node in
            var done: CGFloat = 0
            return { part in
                node.position.x += deltaX * (part - done)
                node.position.y += deltaY * (part - done)
                done = part
            }
        }
    }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { moveBy(x: delta.dx, y: delta.dy, duration: duration) }
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { follow(path, asOffset: true, orientToPath: true, duration: duration) }
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, asOffset: true, orientToPath: true, speed: speed) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
        follow(path, asOffset: offset, orientToPath: orient, duration: TimeInterval(PathWalk(path).length / max(speed, 0.001)))
    }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
        gradual(duration) { node in
            let walk = PathWalk(path), start = offset ? node.position : .zero
            return { part in
                let (place, angle) = walk.place(at: part)
                node.position = CGPoint(x: start.x + place.x, y: start.y + place.y)
                // An image that looks up follows the path with its head.
                if orient { node.zRotation = angle - .pi / 2 }
            }
        }
    }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        gradual(duration, opposite: { rotate(byAngle: -radians, duration: duration) }) { node in
            var done: CGFloat = 0
            return { part in
                node.zRotation += radians * (part - done)
                done = part
            }
        }
    }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let from = node.zRotation; return { node.zRotation = from + (radians - from) * $0 } } }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
        return gradual(duration) { node in
            let from = node.zRotation, way = (radians - from).remainder(dividingBy: 2 * .pi)
            return { node.zRotation = from + way * $0 }
        }
    }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(to: scale, y: scale, duration: duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { scaleX(by: scale, y: scale, duration: duration) }
    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        gradual(duration, opposite: { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) }) { node in
            let from = (node.xScale, node.yScale)
            return { (node.xScale, node.yScale) = (from.0 * (1 + (xScale - 1) * $0), from.1 * (1 + (yScale - 1) * $0)) }
        }
    }
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        gradual(duration) { node in
            let from = (node.xScale, node.yScale)
            return { (node.xScale, node.yScale) = (from.0 + (xScale - from.0) * $0, from.1 + (yScale - from.1) * $0) }
        }
    }
    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let from = node.xScale; return { node.xScale = from + (scale - from) * $0 } } }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let from = node.yScale; return { node.yScale = from + (scale - from) * $0 } } }
    open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { resize(toWidth: size.width, height: size.height, duration: duration) }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        gradual(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let from = sprite.size
            return { sprite.size = CGSize(width: from.width + (width - from.width) * $0, height: from.height + (height - from.height) * $0) }
        }
    }
    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        gradual(duration, opposite: { resize(byWidth: -width, height: -height, duration: duration) }) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let from = sprite.size
            return { sprite.size = CGSize(width: from.width + width * $0, height: from.height + height * $0) }
        }
    }
    open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let sprite = node as? SKSpriteNode, from = sprite?.size.width ?? 0; return { sprite?.size.width = from + (width - from) * $0 } } }
    open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let sprite = node as? SKSpriteNode, from = sprite?.size.height ?? 0; return { sprite?.size.height = from + (height - from) * $0 } } }
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let from = node.speed; return { node.speed = from + (speed - from) * $0 } } }
    open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration) { node in let from = node.speed; return { node.speed = from + speed * $0 } } }

    // MARK: Looks and sounds

    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { fade(to: 1, duration, opposite: { fadeOut(withDuration: duration) }) }
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { fade(to: 0, duration, opposite: { fadeIn(withDuration: duration) }) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { fade(to: alpha, duration, opposite: nil) }
    private class func fade(to alpha: CGFloat, _ duration: TimeInterval, opposite: (@MainActor () -> SKAction)?) -> SKAction {
        gradual(duration, opposite: opposite) { node in let from = node.alpha; return { node.alpha = from + (alpha - from) * $0 } }
    }
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { gradual(duration, opposite: { fadeAlpha(by: -factor, duration: duration) }) { node in let from = node.alpha; return { node.alpha = from + factor * $0 } } }
    open class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }, 0, opposite: { unhide() }) }
    open class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }, 0, opposite: { hide() }) }
    open class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        instant { node in
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.texture = texture
            if resize { sprite.size = texture.size() }
        }
    }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { animate(with: textures, timePerFrame: sec, resize: false, restore: false) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        gradual(sec * Double(textures.count), opposite: { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) }) { node in
            guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
            let old = (sprite.texture, sprite.size)
            return { part in
                sprite.texture = textures[min(Int(part * CGFloat(textures.count)), textures.count - 1)]
                if resize, let texture = sprite.texture { sprite.size = texture.size() }
                if restore, part >= 1 { (sprite.texture, sprite.size) = old }
            }
        }
    }
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        gradual(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return { _ in } }
            let from = sprite.colorBlendFactor, old = sprite.color
            return { part in
                sprite.color = old.mixed(with: color, part)
                sprite.colorBlendFactor = from + (colorBlendFactor - from) * part
            }
        }
    }
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        gradual(duration) { node in let sprite = node as? SKSpriteNode, from = sprite?.colorBlendFactor ?? 0; return { sprite?.colorBlendFactor = from + (colorBlendFactor - from) * $0 } }
    }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { instant { _ in notImplemented("SKAction.playSoundFileNamed(_:waitForCompletion:)") } }
    open class func play() -> SKAction { instant { _ in } }
    open class func pause() -> SKAction { instant { _ in } }
    open class func stop() -> SKAction { instant { _ in } }
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    open class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }
    open class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { wait(forDuration: duration) }

    // MARK: Physics

    open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction { spread(duration) { $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1)) } }
    open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction {
        spread(duration) { $0.applyImpulse(CGVector(dx: force.dx * $1 * CGFloat(duration), dy: force.dy * $1 * CGFloat(duration))) }
    }
    open class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction { spread(duration) { $0.applyAngularImpulse(impulse * $1) } }
    open class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction { spread(duration) { $0.applyAngularImpulse(torque * $1 * CGFloat(duration)) } }
    private class func spread(_ duration: TimeInterval, _ body: @escaping @MainActor (SKPhysicsBody, CGFloat) -> Void) -> SKAction {
        gradual(duration) { node in
            var done: CGFloat = 0
            return { part in
                if let physics = node.physicsBody { body(physics, part - done) }
                done = part
            }
        }
    }
    open class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction {
        notImplemented("SKAction.reach(to:rootNode:duration:)")
        return wait(forDuration: sec)
    }
}

extension UIColor {
    /// A colour on the way to another.
    func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0), (x, y, z, w): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&r, green: &g, blue: &b, alpha: &a)
        other.getRed(&x, green: &y, blue: &z, alpha: &w)
        return UIColor(red: r + (x - r) * part, green: g + (y - g) * part, blue: b + (z - b) * part, alpha: a + (w - a) * part)
    }
}
