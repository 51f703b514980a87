import UIKit

@preconcurrency public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// SceneKit's, and what ARKit adds.
public typealias ARSCNDebugOptions = SCNDebugOptions

extension SCNDebugOptions {
    public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 32), showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
}

open class ARHitTestResult: ObjCObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let featurePoint = Self(rawValue: 1), estimatedHorizontalPlane = Self(rawValue: 2), existingPlane = Self(rawValue: 8), existingPlaneUsingExtent = Self(rawValue: 16), existingPlaneUsingGeometry = Self(rawValue: 32)
    }

    open var type: ResultType { [] }
    open var distance: CGFloat { 0 }
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }
}

open class ARRaycastQuery: ObjCObject {
    public enum Target: Int, Sendable { case existingPlaneGeometry = 0, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal = 0, vertical, any }
}

open class ARRaycastResult: ObjCObject {
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }
}

extension ARSession {
    public func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
}

/// What the camera would see is black; hits find nothing.
@preconcurrency @MainActor open class ARSCNView: SCNView {
    open var session = ARSession()
    open weak var delegate: (any ARSCNViewDelegate)?
    open var automaticallyUpdatesLighting = true
    open var rendersMotionBlur = false
    private var ownScene = SCNScene()
    open override var scene: SCNScene! {
        get { ownScene }
        set { ownScene = newValue }
    }
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery? { nil }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        backgroundColor = .black
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("delegate", get: { ($0 as! ARSCNView).delegate }, set: { ($0 as! ARSCNView).delegate = $1 as? any ARSCNViewDelegate })
        glue.creates { ARSCNView(frame: .zero) }
    }
}

@preconcurrency @MainActor open class ARSKView: SKView {
    open var session = ARSession()
    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { ARSKView() }
    }
}
