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
    open var focusBehavior = SKNodeFocusBehavior.none
    open var name: String?
    open var userData: NSMutableDictionary?
    open var constraints: [SKConstraint]?
    open var reachConstraints: SKReachConstraints?
    open var attributeValues: [String: SKAttributeValue] = [:]
    open var physicsBody: SKPhysicsBody? { didSet { oldValue?.node = nil; physicsBody?.node = self } }
    open private(set) weak var parent: SKNode?
    open private(set) var children: [SKNode] = []
    private var actions: [String: (running: RunningAction, done: () -> Void)] = [:]
    /// The keys in the order in which their actions began.
    private var actionOrder: [String] = []

    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) {
        super.init()
        if let coder = aDecoder as? SceneDecoder { read(coder) }
    }
    public convenience init?(fileNamed filename: String) {
        guard let root = SceneDecoder.root(ofFile: filename, in: .main) else { return nil }
        self.init()
        for child in root.children { child.move(toParent: self) }
    }

    open var scene: SKScene? { parent?.scene }
    open var frame: CGRect { ownBounds.map { $0.applying(localTransform) } ?? CGRect(origin: position, size: .zero) }
    open override var next: UIResponder? { parent ?? scene?.view }

    // MARK: What subclasses show

    /// Where a node draws, in its own coordinates; nil where it draws nothing itself.
    var ownBounds: CGRect? { nil }
    func draw(in context: CGContext) {}
    /// What is drawn, for telling whether anything changed.
    func describeLook(_ hasher: inout Hasher) {}

    // MARK: Copies

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = blank()
        (copy.position, copy.zPosition, copy.zRotation, copy.xScale, copy.yScale) = (position, zPosition, zRotation, xScale, yScale)
        (copy.alpha, copy.name, copy.speed, copy.isHidden, copy.isPaused, copy.isUserInteractionEnabled) = (alpha, name, speed, isHidden, isPaused, isUserInteractionEnabled)
        copy.userData = userData
        copy.physicsBody = physicsBody?.duplicate()
        for child in children { if let made = child.copy() as? SKNode { copy.addChild(made) } }
        return copy
    }
    /// A node of the same looks without place and children.
    func blank() -> SKNode { SKNode() }

    // MARK: Tree

    open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
    open func insertChild(_ node: SKNode, at index: Int) {
        if node.parent != nil { NSException(name: .invalidArgumentException, reason: "Attemped to add a SKNode which already has a parent: \(node)", userInfo: nil).raise() }
        children.insert(node, at: index)
        node.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    open func removeChildren(in nodes: [SKNode]) { for node in nodes where node.parent === self { node.removeFromParent() } }
    /// It stays where it is on the screen.
    open func move(toParent parent: SKNode) {
        let place = self.parent.map { parent.convert(position, from: $0) } ?? position
        removeFromParent()
        parent.addChild(self)
        position = place
    }
    open func inParentHierarchy(_ parent: SKNode) -> Bool { self.parent === parent || self.parent?.inParentHierarchy(parent) == true }

    /// A name, a path of names (`arm/hand`), `//name` for the whole tree below the root, `.//name` for that below the node.
    open func childNode(withName name: String) -> SKNode? { self[name].first }
    open func enumerateChildNodes(withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in self[name] {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }
    public subscript(name: String) -> [SKNode] {
        if name.hasPrefix("//") { return root.descendants(String(name.dropFirst(2))) }
        if name.hasPrefix(".//") { return descendants(String(name.dropFirst(3))) }
        if name.hasPrefix("/") { return root[String(name.dropFirst())] }
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return [] }
        let found = first == ".." ? [parent].compactMap { $0 } : first == "." ? [self] : children.filter { $0.matches(first) }
        return parts.count > 1 ? found.flatMap { $0[parts[1]] } : found
    }
    private var root: SKNode { parent?.root ?? self }
    private func descendants(_ name: String) -> [SKNode] {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = parts.first else { return [] }
        let found = children.flatMap { child in (child.matches(first) ? [child] : []) + child.descendants(first) }
        return parts.count > 1 ? found.flatMap { $0[parts[1]] } : found
    }
    /// `*` stands for any characters.
    private func matches(_ pattern: String) -> Bool {
        if pattern == "*" { return true }
        guard let name else { return false }
        guard pattern.contains("*") || pattern.contains("[") else { return name == pattern }
        let expression = NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\[", with: "[").replacingOccurrences(of: "\\]", with: "]")
        return name.range(of: "^\(expression)$", options: .regularExpression) != nil
    }

    // MARK: Places

    open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    open func intersects(_ node: SKNode) -> Bool { worldFrame.intersects(node.worldFrame) }
    open func calculateAccumulatedFrame() -> CGRect {
        let all = accumulatedBounds
        return all.isNull ? frame : all.applying(localTransform)
    }
    /// Of itself and all below, in its own coordinates.
    private var accumulatedBounds: CGRect { children.reduce(ownBounds ?? .null) { $0.union($1.accumulatedBounds.isNull ? .null : $1.accumulatedBounds.applying($1.localTransform)) } }
    private var worldFrame: CGRect { accumulatedBounds.isNull ? CGRect(origin: CGPoint.zero.applying(worldTransform), size: .zero) : accumulatedBounds.applying(worldTransform) }

    /// The topmost first.
    open func nodes(at p: CGPoint) -> [SKNode] {
        var found: [(node: SKNode, z: CGFloat, order: Int)] = [], order = 0
        func search(_ node: SKNode, _ point: CGPoint, _ z: CGFloat) {
            for child in node.children {
                order += 1
                let own = order, depth = z + child.zPosition, inside = point.applying(child.localTransform.inverted())
                if child.ownBounds?.contains(inside) == true { found.append((child, depth, own)) }
                search(child, inside, depth)
            }
        }
        search(self, p, 0)
        return found.sorted { ($0.z, $0.order) > ($1.z, $1.order) }.map(\.node)
    }
    open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

    /// From the node's coordinates to the parent's.
    var localTransform: CGAffineTransform { CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(x: xScale, y: yScale) }
    /// From the node's coordinates to those of the tree's root.
    var worldTransform: CGAffineTransform { parent.map { localTransform.concatenating($0.worldTransform) } ?? (self is SKScene ? .identity : localTransform) }
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point.applying(node.worldTransform).applying(worldTransform.inverted()) }
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

    // MARK: Actions

    open func run(_ action: SKAction) { start(action, UUID().uuidString) {} }
    open func run(_ action: SKAction, completion block: @escaping () -> Void) { start(action, UUID().uuidString, block) }
    open func run(_ action: SKAction, withKey key: String) { start(action, key) {} }
    open func run(_ action: SKAction) async { await withCheckedContinuation { waiting in run(action) { waiting.resume() } } }
    open func action(forKey key: String) -> SKAction? { actions[key]?.running.action }
    open func hasActions() -> Bool { !actions.isEmpty }
    open func removeAction(forKey key: String) {
        actions[key] = nil
        actionOrder.removeAll { $0 == key }
    }
    open func removeAllActions() { (actions, actionOrder) = ([:], []) }

    private func start(_ action: SKAction, _ key: String, _ done: @escaping () -> Void) {
        removeAction(forKey: key)
        actions[key] = (RunningAction(action), done)
        actionOrder.append(key)
    }

    /// Takes the actions of the node and of all below a frame further.
    func advanceActions(_ seconds: TimeInterval) {
        guard !isPaused else { return }
        let seconds = seconds * TimeInterval(speed)
        for key in actionOrder {
            guard let entry = actions[key], entry.running.advance(seconds, self) != nil else { continue }
            // An action may have been replaced by what it did itself.
            if actions[key]?.running === entry.running { removeAction(forKey: key) }
            entry.done()
        }
        for child in children where child.parent === self { child.advanceActions(seconds) }
    }
}
