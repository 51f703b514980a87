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

/// The root of a game's nodes. It is told when it is loaded, shown and resized; no frames are simulated.
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
    }
    /// An empty scene where the bundle has the file: what an editor put into it isn't read.
    public convenience init?(fileNamed filename: String) {
        let name = filename.hasSuffix(".sks") ? String(filename.dropLast(4)) : filename
        guard Bundle.main.url(forResource: name, withExtension: "sks") != nil else { return nil }
        notImplemented("SKScene(fileNamed:)")
        self.init()
        size = CGSize(width: 750, height: 1334)
        anchorPoint = CGPoint(x: 0.5, y: 0.5)
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

    /// The scene's points count upwards from its anchor.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        let room = view?.bounds.size ?? size
        guard room.width > 0, room.height > 0 else { return .zero }
        return CGPoint(x: point.x / room.width * size.width - anchorPoint.x * size.width, y: (1 - point.y / room.height) * size.height - anchorPoint.y * size.height)
    }
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        let room = view?.bounds.size ?? size
        guard size.width > 0, size.height > 0 else { return .zero }
        return CGPoint(x: (point.x / size.width + anchorPoint.x) * room.width, y: (1 - point.y / size.height - anchorPoint.y) * room.height)
    }
}
