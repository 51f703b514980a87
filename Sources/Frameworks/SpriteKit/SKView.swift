@_exported import UIKit

@preconcurrency @MainActor public protocol SKViewDelegate: NSObjectProtocol {
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

/// Presents scenes and tells them about their life; their nodes aren't drawn: the view has the scene's colour.
@preconcurrency @MainActor open class SKView: UIView {
    open private(set) var scene: SKScene?
    open weak var delegate: (any SKViewDelegate)?
    open var isPaused = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsDrawCount = false
    open var showsQuadCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var ignoresSiblingOrder = false
    open var allowsTransparency = false
    open var shouldCullNonVisibleNodes = true
    open var isAsynchronous = true
    open var preferredFramesPerSecond = 60
    open var frameInterval = 1

    open func presentScene(_ scene: SKScene?) {
        notImplemented("SKView: the nodes of scenes aren't drawn")
        let old = self.scene
        old?.willMove(from: self)
        old?.hostView = nil
        self.scene = scene
        guard let scene else { return }
        scene.hostView = self
        backgroundColor = scene.backgroundColor
        fit(scene)
        scene.load()
        scene.didMove(to: self)
    }
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
    }

    open func texture(from node: SKNode) -> SKTexture? { nil }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { scene?.touchesBegan(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { scene?.touchesMoved(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { scene?.touchesEnded(touches, with: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { scene?.touchesCancelled(touches, with: event) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { SKView() }
    }
}
