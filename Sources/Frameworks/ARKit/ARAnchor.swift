@_exported import SceneKit
@_exported import SpriteKit

open class ARAnchor: ObjCObject, @unchecked Sendable {
    public let identifier = UUID()
    public let transform: simd_float4x4
    public let name: String?
    public init(transform: simd_float4x4) { (self.transform, name) = (transform, nil) }
    public init(name: String, transform: simd_float4x4) { (self.transform, self.name) = (transform, name) }
}

open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal = 0, vertical }
    open var alignment: Alignment { .horizontal }
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
}

open class ARReferenceImage: ObjCObject, @unchecked Sendable {
    open var name: String?
    open var physicalSize: CGSize { .zero }
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? {
        notImplemented("ARReferenceImage.referenceImages(inGroupNamed:bundle:)")
        return []
    }
}

open class ARReferenceObject: ObjCObject, @unchecked Sendable {
    open var name: String?
    open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? { [] }
}

open class ARImageAnchor: ARAnchor, @unchecked Sendable {
    public let referenceImage = ARReferenceImage()
    open var isTracked: Bool { false }
}

open class ARObjectAnchor: ARAnchor, @unchecked Sendable { public let referenceObject = ARReferenceObject() }
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}
