import UIKit

/// A part of a scene in space. Its place and children are kept; nothing is drawn.
open class SCNNode: ObjCObject, NSCopying, @unchecked Sendable {
    open var name: String?
    open var geometry: SCNGeometry?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var physicsBody: SCNPhysicsBody?
    open var constraints: [SCNConstraint]?
    open var position = SCNVector3()
    /// Radians.
    open var eulerAngles = SCNVector3()
    open var rotation = SCNVector4()
    open var orientation = SCNQuaternion(0, 0, 0, 1)
    open var scale = SCNVector3(1, 1, 1)
    open var pivot = SCNMatrix4()
    open var opacity: CGFloat = 1
    open var isHidden = false
    open var castsShadow = true
    open var categoryBitMask = 1
    open var renderingOrder = 0
    private var ownTransform = SCNMatrix4()
    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []

    public override init() { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    open var transform: SCNMatrix4 {
        get { ownTransform }
        set {
            ownTransform = newValue
            position = SCNVector3(newValue.m41, newValue.m42, newValue.m43)
        }
    }
    open var worldTransform: SCNMatrix4 { parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform }
    open var worldPosition: SCNVector3 { get { parent.map { SCNVector3($0.worldPosition.x + position.x, $0.worldPosition.y + position.y, $0.worldPosition.z + position.z) } ?? position } set { position = newValue } }
    open var simdTransform: simd_float4x4 { get { transform.simd } set { transform = SCNMatrix4(newValue) } }
    open var simdWorldTransform: simd_float4x4 { get { worldTransform.simd } set { transform = SCNMatrix4(newValue) } }
    open var simdPosition: SIMD3<Float> { get { SIMD3(position.x, position.y, position.z) } set { position = SCNVector3(newValue) } }
    open var simdScale: SIMD3<Float> { get { SIMD3(scale.x, scale.y, scale.z) } set { scale = SCNVector3(newValue) } }
    open var simdEulerAngles: SIMD3<Float> { get { SIMD3(eulerAngles.x, eulerAngles.y, eulerAngles.z) } set { eulerAngles = SCNVector3(newValue) } }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { get { geometry?.boundingBox ?? (SCNVector3(), SCNVector3()) } set {} }

    open func addChildNode(_ child: SCNNode) {
        child.removeFromParentNode()
        childNodes.append(child)
        child.parent = self
    }
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        childNodes.insert(child, at: index)
        child.parent = self
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes.first { $0.name == name } ?? (recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
    }
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var stop = ObjCBool(false)
        return childNodes.filter { !stop.boolValue && predicate($0, &stop) }
    }
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in childNodes where !stop.boolValue {
            block(node, &stop)
            node.enumerateChildNodes(block)
        }
    }

    private func copied(deep: Bool) -> SCNNode {
        let copy = SCNNode()
        (copy.name, copy.geometry, copy.light, copy.camera, copy.physicsBody) = (name, geometry, light, camera, physicsBody)
        (copy.ownTransform, copy.position, copy.eulerAngles, copy.scale, copy.opacity) = (ownTransform, position, eulerAngles, scale, opacity)
        if deep { for child in childNodes { copy.addChildNode(child.copied(deep: true)) } }
        return copy
    }
    open func clone() -> Self { unsafeDowncast(copied(deep: true), to: Self.self) }
    open func flattenedClone() -> Self { clone() }
    public func copy(with zone: NSZone? = nil) -> Any { copied(deep: false) }

    open func runAction(_ action: SCNAction) { notImplemented("SCNNode.runAction(_:)") }
    open func runAction(_ action: SCNAction, forKey key: String?) { runAction(action) }
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) { runAction(action) }
    open func removeAllActions() {}
    open func removeAction(forKey key: String) {}
    open func addAnimation(_ animation: CAAnimation, forKey key: String?) { notImplemented("SCNNode.addAnimation(_:forKey:)") }
    open func removeAllAnimations() {}
    open func addParticleSystem(_ system: SCNParticleSystem) {}
    open func look(at worldTarget: SCNVector3) {}
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { position }
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { position }
}

open class SCNReferenceNode: SCNNode, @unchecked Sendable {
    public convenience init?(url referenceURL: URL) { self.init() }
    open func load() { notImplemented("SCNReferenceNode.load()") }
}
