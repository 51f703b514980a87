import UIKit

public enum SKActionTimingMode: Int, Sendable { case linear = 0, easeIn, easeOut, easeInEaseOut }

/// What a node does over time. Here a change takes place at its end, as nothing is drawn between.
@preconcurrency @MainActor open class SKAction: ObjCObject {
    enum Kind {
        case change(@MainActor (SKNode) -> Void)
        case sequence([SKAction]), group([SKAction])
        case times(SKAction, Int?)
    }

    let kind: Kind
    /// Seconds.
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: (Float) -> Float = { $0 }
    open var speed: CGFloat = 1

    init(_ kind: Kind, _ duration: TimeInterval) { (self.kind, self.duration) = (kind, duration) }
    private convenience init(_ duration: TimeInterval, _ change: @escaping @MainActor (SKNode) -> Void) { self.init(.change(change), duration) }

    open func reversed() -> SKAction {
        notImplemented("SKAction.reversed()")
        return self
    }

    // MARK: Together

    open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(.sequence(actions), actions.map(\.duration).reduce(0, +)) }
    open class func group(_ actions: [SKAction]) -> SKAction { SKAction(.group(actions), actions.map(\.duration).max() ?? 0) }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(.times(action, count), action.duration * Double(count)) }
    open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.times(action, nil), .infinity) }
    open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { wait(forDuration: duration) }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(0) { _ in block() } }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(action.duration) { $0.childNode(withName: name)?.run(action) } }
    open class func customAction(withDuration duration: TimeInterval, actionBlock: @escaping (SKNode, CGFloat) -> Void) -> SKAction { SKAction(duration) { actionBlock($0, CGFloat(duration)) } }
    open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { SKAction(0) { _ in ObjCClass.send(selector, to: target as AnyObject) } }
    open class func removeFromParent() -> SKAction { SKAction(0) { $0.removeFromParent() } }

    // MARK: Places

    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position = location } }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position.x = x } }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position.y = y } }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position.x += deltaX; $0.position.y += deltaY } }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { moveBy(x: delta.dx, y: delta.dy, duration: duration) }
    open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position = path.currentPoint } }
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, duration: 1) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction { follow(path, duration: duration) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction { follow(path, duration: 1) }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.zRotation += radians } }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.zRotation = radians } }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { rotate(toAngle: radians, duration: duration) }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.setScale(scale) } }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.xScale *= scale; $0.yScale *= scale } }
    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { ($0.xScale, $0.yScale) = (xScale, yScale) } }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { ($0 as? SKSpriteNode)?.size = CGSize(width: width, height: height) } }
    open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.speed = speed } }

    // MARK: Looks and sounds

    open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { fadeAlpha(to: 1, duration: duration) }
    open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { fadeAlpha(to: 0, duration: duration) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.alpha = alpha } }
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.alpha += factor } }
    open class func hide() -> SKAction { SKAction(0) { $0.isHidden = true } }
    open class func unhide() -> SKAction { SKAction(0) { $0.isHidden = false } }
    open class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction(0) { ($0 as? SKSpriteNode)?.texture = texture } }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { animate(with: textures, timePerFrame: sec, resize: false, restore: false) }
    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
        SKAction(sec * Double(textures.count)) { if !restore, let last = textures.last { ($0 as? SKSpriteNode)?.texture = last } }
    }
    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { if let sprite = $0 as? SKSpriteNode { (sprite.color, sprite.colorBlendFactor) = (color, colorBlendFactor) } }
    }
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { ($0 as? SKSpriteNode)?.colorBlendFactor = colorBlendFactor } }
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(0) { _ in notImplemented("SKAction.playSoundFileNamed(_:waitForCompletion:)") } }
    open class func play() -> SKAction { SKAction(0) { _ in } }
    open class func pause() -> SKAction { SKAction(0) { _ in } }
    open class func stop() -> SKAction { SKAction(0) { _ in } }
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    open class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction { SKAction(sec) { _ in } }
}

/// An action under way on a node.
@MainActor final class RunningAction {
    let action: SKAction
    var isCancelled = false

    init(_ action: SKAction) { self.action = action }

    func run(on node: SKNode, then done: @escaping @MainActor () -> Void) { perform(action, node, done) }

    private func perform(_ action: SKAction, _ node: SKNode, _ done: @escaping @MainActor () -> Void) {
        switch action.kind {
        case .change(let change):
            after(action.duration) {
                change(node)
                done()
            }
        case .sequence(let actions): next(actions[...], node, done)
        case .group(let actions):
            guard !actions.isEmpty else { return done() }
            var left = actions.count
            for one in actions {
                perform(one, node) {
                    left -= 1
                    if left == 0 { done() }
                }
            }
        case .times(let one, let count):
            guard count != 0 else { return done() }
            // What takes no time comes again with the next frame.
            perform(one, node) { self.after(one.duration > 0 ? 0 : 1.0 / 60) { self.perform(SKAction(.times(one, count.map { $0 - 1 }), 0), node, done) } }
        }
    }

    private func next(_ actions: ArraySlice<SKAction>, _ node: SKNode, _ done: @escaping @MainActor () -> Void) {
        guard let first = actions.first else { return done() }
        perform(first, node) { self.next(actions.dropFirst(), node, done) }
    }

    private func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        guard !isCancelled else { return }
        guard seconds > 0 else { return body() }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { if !self.isCancelled { body() } } }
    }
}
