import UIKit

public protocol SCNSceneRenderer: NSObjectProtocol {}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showPhysicsShapes = Self(rawValue: 1), showBoundingBoxes = Self(rawValue: 2), showLightInfluences = Self(rawValue: 4), showLightExtents = Self(rawValue: 8)
    public static let showPhysicsFields = Self(rawValue: 16), showWireframe = Self(rawValue: 32), renderAsWireframe = Self(rawValue: 64), showSkeletons = Self(rawValue: 128)
    public static let showCreases = Self(rawValue: 256), showConstraints = Self(rawValue: 512), showCameras = Self(rawValue: 1 << 10)
}

public enum SCNAntialiasingMode: UInt, Sendable { case none = 0, multisampling2X, multisampling4X }

public struct SCNHitTestOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly"), boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly"), searchMode = Self(rawValue: "kHitTestSearchMode")
}

open class SCNHitTestResult: ObjCObject {
    public let node = SCNNode()
    open var worldCoordinates: SCNVector3 { SCNVector3() }
    open var localCoordinates: SCNVector3 { SCNVector3() }
}

/// Keeps its scene and draws none of it.
@preconcurrency @MainActor open class SCNView: UIView, @preconcurrency SCNSceneRenderer {
    open var scene: SCNScene? { didSet { notImplemented("SCNView: scenes aren't drawn") } }
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var isPlaying = false
    open var loops = false
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 60
    open var debugOptions: SCNDebugOptions = []
    open var antialiasingMode = SCNAntialiasingMode.none
    open weak var sceneRendererDelegate: (any SCNSceneRendererDelegate)?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }
    open func snapshot() -> UIImage { UIGraphicsImageRenderer(bounds: bounds).image { _ in } }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { SCNView(frame: .zero) }
    }
}
