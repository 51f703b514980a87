@_exported import UIKit

@preconcurrency @MainActor public protocol SKViewDelegate: NSObjectProtocol {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
extension SKViewDelegate { public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true } }

/// Presents scenes: runs their frames and draws their nodes.
@preconcurrency @MainActor open class SKView: UIView {
    open private(set) var scene: SKScene?
    open weak var delegate: (any SKViewDelegate)?
    open var isPaused = false { didSet { schedule() } }
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsQuadCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var shouldCullNonVisibleNodes = true
    open var disableDepthStencilBuffer = false
    open var isAsynchronous = true
    open var preferredFramesPerSecond = 60 { didSet { frames.framesPerSecond = preferredFramesPerSecond } }
    open var preferredFrameRate: Float {
        get { Float(preferredFramesPerSecond) }
        set { preferredFramesPerSecond = Int(newValue) }
    }
    open var frameInterval = 1
    private lazy var frames = FrameSource { [weak self] in self?.step(at: $0.timestamp) }
    private var drawnLook: Int?
    /// Who got the touches that are under way.
    private weak var touched: UIResponder?
    private var isForwarding = false

    open func presentScene(_ scene: SKScene?) {
        let old = self.scene
        old?.willMove(from: self)
        old?.hostView = nil
        self.scene = scene
        setNeedsDisplay()
        schedule()
        guard let scene else { return }
        scene.hostView = self
        backgroundColor = scene.backgroundColor
        fit(scene)
        scene.load()
        scene.didMove(to: self)
    }
    /// The new scene is there at once.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

    private func fit(_ scene: SKScene) {
        guard scene.scaleMode == .resizeFill, bounds.size != .zero, scene.size != bounds.size else { return }
        let old = scene.size
        scene.size = bounds.size
        scene.didChangeSize(old)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let scene { fit(scene) }
        setNeedsDisplay()
    }

    // MARK: Frames

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        schedule()
    }

    private func schedule() { frames.run(window != nil && scene != nil && !isPaused) }

    func step(at time: TimeInterval) {
        guard let scene, delegate?.view(self, shouldRenderAtTime: time) != false else { return }
        scene.step(at: time)
        var hasher = Hasher()
        SceneRenderer.describe(scene, &hasher)
        let look = hasher.finalize()
        guard look != drawnLook else { return }
        drawnLook = look
        setNeedsDisplay()
    }

    open override func draw(_ rect: CGRect) {
        guard let scene, let context = UIGraphicsGetCurrentContext() else { return }
        SceneRenderer.draw(scene, in: context, of: bounds.size)
    }

    /// A picture of a node and all below it.
    open func texture(from node: SKNode) -> SKTexture? { texture(from: node, crop: node.calculateAccumulatedFrame()) }
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        guard crop.width > 0, crop.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: crop.size).image { context in
            let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -crop.minX, ty: crop.maxY)
            SceneRenderer.draw(node, in: context.cgContext, by: node.localTransform.concatenating(upright), alpha: 1)
        }
        return SKTexture(image: image)
    }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    // MARK: Touches

    /// The topmost node there that takes touches, else the scene.
    private func target(of touches: Set<UITouch>) -> UIResponder? {
        guard let scene, let touch = touches.first else { return nil }
        let place = scene.convertPoint(fromView: touch.location(in: self))
        return scene.nodes(at: place).lazy.compactMap { node in sequence(first: node) { $0.parent }.first { $0.isUserInteractionEnabled && !($0 is SKScene) } }.first ?? scene
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !isForwarding { touched = target(of: touches) }
        forward(touched, { $0.touchesBegan(touches, with: event) }) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(touched ?? scene, { $0.touchesMoved(touches, with: event) }) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(touched ?? scene, { $0.touchesEnded(touches, with: event) }) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(touched ?? scene, { $0.touchesCancelled(touches, with: event) }) { super.touchesCancelled(touches, with: event) }
    }

    /// The view is the scene's next responder: what no node took comes back to it, and goes on to the view's own next.
    private func forward(_ target: UIResponder?, _ send: (UIResponder) -> Void, orElse pass: () -> Void) {
        guard !isForwarding, let target else { return pass() }
        isForwarding = true
        send(target)
        isForwarding = false
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.creates { SKView() }
    }
}
