import UIKit

public enum SKBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha }

/// A part of a scene. Positions count from the parent's origin, upwards.
@preconcurrency @MainActor open class SKNode: UIResponder, @preconcurrency NSCopying {
    open var position = CGPoint.zero
    open var zPosition: CGFloat = 0
    /// Radians, counter-clockwise.
    open var zRotation: CGFloat = 0
    open var xScale: CGFloat = 1
    open var yScale: CGFloat = 1
    open var speed: CGFloat = 1
    open var alpha: CGFloat = 1
    open var isPaused = false
    open var isHidden = false
    open var isUserInteractionEnabled = false
    open var name: String?
    open var userData: NSMutableDictionary?
    open var constraints: [SKConstraint]?
    open var physicsBody: SKPhysicsBody? { didSet { oldValue?.node = nil; physicsBody?.node = self } }
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    var actions: [String: RunningAction] = [:]

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init() }
    public convenience init?(fileNamed filename: String) {
        notImplemented("SKNode(fileNamed:)")
        return nil
    }

    open var scene: SKScene? { parent?.scene }
    open var frame: CGRect { CGRect(origin: position, size: .zero) }
    open override var next: UIResponder? { parent ?? scene?.view }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKNode()
        (copy.position, copy.zPosition, copy.zRotation, copy.xScale, copy.yScale, copy.alpha, copy.name) = (position, zPosition, zRotation, xScale, yScale, alpha, name)
        return copy
    }

    // MARK: Tree

    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    open func insertChild(_ node: SKNode, at index: Int) {
        precondition(node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
        children.insert(node, at: index)
        node.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
    open func move(toParent parent: SKNode) {
        let place = self.parent.map { parent.convert(position, from: $0) } ?? position
        removeFromParent()
        parent.addChild(self)
        position = place
    }
    open func inParentHierarchy(_ parent: SKNode) -> Bool { self.parent === parent || self.parent?.inParentHierarchy(parent) == true }

    /// A name, or `//name` for the whole tree below.
    open func childNode(withName name: String) -> SKNode? { self[name].first }
    open func enumerateChildNodes(withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in self[name] {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }
    public subscript(name: String) -> [SKNode] {
        if name == "*" { return children }
        guard name.hasPrefix("//") else { return children.filter { $0.name == name } }
        let plain = String(name.dropFirst(2))
        return children.flatMap { (plain == "*" || $0.name == plain ? [$0] : []) + $0[name] }
    }

    // MARK: Places

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    open func intersects(_ node: SKNode) -> Bool { calculateAccumulatedFrame().intersects(node.calculateAccumulatedFrame()) }
    open func calculateAccumulatedFrame() -> CGRect {
        children.reduce(frame) { $0.union($1.calculateAccumulatedFrame().offsetBy(dx: position.x, dy: position.y)) }
    }
    open func nodes(at p: CGPoint) -> [SKNode] {
        children.reversed().flatMap { child in
            child.nodes(at: CGPoint(x: p.x - child.position.x, y: p.y - child.position.y)) + (child.frame.contains(p) ? [child] : [])
        }.sorted { $0.zPosition > $1.zPosition }
    }
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    private var origin: CGPoint { parent.map { CGPoint(x: $0.origin.x + position.x, y: $0.origin.y + position.y) } ?? .zero }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { CGPoint(x: point.x + node.origin.x - origin.x, y: point.y + node.origin.y - origin.y) }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    // MARK: Actions

    open func run(_ action: SKAction) { run(action, withKey: UUID().uuidString) }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { start(action, UUID().uuidString, block) }
    open func run(_ action: SKAction, withKey key: String) { start(action, key) {} }
    open func action(forKey key: String) -> SKAction? { actions[key]?.action }
    open func hasActions() -> Bool { !actions.isEmpty }
    open func removeAction(forKey key: String) { actions.removeValue(forKey: key)?.isCancelled = true }
    open func removeAllActions() { for key in actions.keys { removeAction(forKey: key) } }

    private func start(_ action: SKAction, _ key: String, _ done: @escaping () -> Void) {
        removeAction(forKey: key)
        let running = RunningAction(action)
        actions[key] = running
        running.run(on: self) { [weak self] in
            if self?.actions[key] === running { self?.actions[key] = nil }
            done()
        }
    }
}

extension UITouch {
    /// The touch in a node's own coordinates.
    public func location(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: location(in: view)), from: scene)
    }
    public func previousLocation(in node: SKNode) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return .zero }
        return node.convert(scene.convertPoint(fromView: previousLocation(in: view)), from: scene)
    }
}
