import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill = 0, aspectFill, aspectFit, resizeFill }

@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of a game's nodes. It is told when it is loaded, shown and resized, and of each frame's steps.
@preconcurrency @MainActor open class SKScene: SKEffectNode {
    open var size: CGSize
    open var scaleMode = SKSceneScaleMode.fill
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) { didSet { view?.backgroundColor = backgroundColor } }
    open var anchorPoint = CGPoint.zero
    open weak var camera: SKCameraNode?
    open weak var listener: SKNode?
    open weak var delegate: (any SKSceneDelegate)?
    public let physicsWorld = SKPhysicsWorld()
    weak var hostView: SKView?
    private var isLoaded = false
    open var view: SKView? { hostView }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public override init() {
        size = CGSize(width: 1, height: 1)
        super.init()
    }
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 750, height: 1334)
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SceneDecoder { readScene(coder) }
    }
    /// A scene of the editor. The file names its class; where the app has that, the scene is one of it. Swift's initialisers can't give
    /// another object than the one that is made, so lowering calls ``_scene(fileNamed:)`` for `SKScene(fileNamed:)`.
    public convenience init?(fileNamed filename: String) {
        guard let found = SceneDecoder.scene(ofFile: filename, in: .main) else { return nil }
        self.init()
        take(found)
    }
    /// What lowering makes of `SKScene(fileNamed:)`: a scene of the class that the file names.
    public class func _scene(fileNamed filename: String) -> SKScene? { SceneDecoder.scene(ofFile: filename, in: .main) }

    private func take(_ other: SKScene) {
        (size, scaleMode, backgroundColor, anchorPoint, name, userData) = (other.size, other.scaleMode, other.backgroundColor, other.anchorPoint, other.name, other.userData)
        let eye = other.camera
        for child in other.children {
            child.removeFromParent()
            addChild(child)
        }
        camera = eye
        physicsWorld.gravity = other.physicsWorld.gravity
        physicsBody = other.physicsBody
    }

    func load() {
        guard !isLoaded else { return }
        isLoaded = true
        sceneDidLoad()
    }

    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}

    open override var scene: SKScene? { self }
    open override var frame: CGRect { CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height) }

    // MARK: Frames

    private var lastTime: TimeInterval?

    /// One frame: the app's update, actions, physics, constraints, each with its callbacks.
    func step(at time: TimeInterval) {
        // After a pause a game doesn't make up for the time.
        let passed = min(max(time - (lastTime ?? time), 0), 1.0 / 10)
        lastTime = time
        if let delegate { delegate.update(time, for: self) } else { update(time) }
        if !isPaused { advanceActions(passed) }
        if let delegate { delegate.didEvaluateActions(for: self) } else { didEvaluateActions() }
        if !isPaused, passed > 0 { physicsWorld.step(passed, in: self) }
        if let delegate { delegate.didSimulatePhysics(for: self) } else { didSimulatePhysics() }
        applyConstraints(self)
        didApplyConstraints()
        if let delegate { delegate.didFinishUpdate(for: self) } else { didFinishUpdate() }
    }

    private func applyConstraints(_ node: SKNode) {
        for constraint in node.constraints ?? [] where constraint.enabled { constraint.apply(to: node) }
        for child in node.children { applyConstraints(child) }
    }

    // MARK: The view's points

    /// From the scene's points, which count upwards from its anchor, to those of a view of a size.
    func viewTransform(_ room: CGSize) -> CGAffineTransform {
        let scale: (x: CGFloat, y: CGFloat)
        let (x, y) = (room.width / max(size.width, 1e-6), room.height / max(size.height, 1e-6))
        switch scaleMode {
        case .fill, .resizeFill: scale = (x, y)
        case .aspectFill: scale = (max(x, y), max(x, y))
        case .aspectFit: scale = (min(x, y), min(x, y))
        }
        let middle = CGAffineTransform(a: scale.x, b: 0, c: 0, d: -scale.y, tx: room.width / 2, ty: room.height / 2)
        if let camera { return camera.worldTransform.inverted().concatenating(middle) }
        return CGAffineTransform(translationX: -(0.5 - anchorPoint.x) * size.width, y: -(0.5 - anchorPoint.y) * size.height).concatenating(middle)
    }
    private var viewSize: CGSize { view.map(\.bounds.size) ?? size }
    open func convertPoint(fromView point: CGPoint) -> CGPoint { viewSize.width > 0 && viewSize.height > 0 ? point.applying(viewTransform(viewSize).inverted()) : .zero }
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform(viewSize)) }
}
