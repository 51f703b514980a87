import UIKit

public enum SCNFilterMode: Int, Sendable { case none = 0, nearest, linear }
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }

open class SCNMaterialProperty: ObjCObject {
    /// A colour, an image, a layer, a path.
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var contentsTransform = SCNMatrix4()
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var minificationFilter = SCNFilterMode.linear
    open var magnificationFilter = SCNFilterMode.linear
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }
}

public enum SCNFillMode: UInt, Sendable { case fill = 0, lines }
public enum SCNCullMode: Int, Sendable { case back = 0, front }

open class SCNMaterial: ObjCObject {
    public struct LightingModel: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = Self(rawValue: "SCNLightingModelPhong"), blinn = Self(rawValue: "SCNLightingModelBlinn"), lambert = Self(rawValue: "SCNLightingModelLambert")
        public static let constant = Self(rawValue: "SCNLightingModelConstant"), physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
    }

    open var name: String?
    open var lightingModel = LightingModel.blinn
    public let diffuse = SCNMaterialProperty(), ambient = SCNMaterialProperty(), specular = SCNMaterialProperty(), emission = SCNMaterialProperty()
    public let transparent = SCNMaterialProperty(), reflective = SCNMaterialProperty(), normal = SCNMaterialProperty(), metalness = SCNMaterialProperty(), roughness = SCNMaterialProperty()
    open var transparency: CGFloat = 1
    open var shininess: CGFloat = 1
    open var isDoubleSided = false
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
}

open class SCNGeometry: ObjCObject {
    open var name: String?
    open var materials: [SCNMaterial] = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = newValue.map { [$0] } ?? [] }
    }
    open private(set) var sources: [SCNGeometrySource] = []
    open private(set) var elements: [SCNGeometryElement] = []
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (self.sources, self.elements) = (sources, elements ?? [])
    }

    open func insertMaterial(_ material: SCNMaterial, at index: Int) { materials.insert(material, at: index) }
    open func removeMaterial(at index: Int) { materials.remove(at: index) }
    open func replaceMaterial(at index: Int, with material: SCNMaterial) { materials[index] = material }
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3(), SCNVector3()) }
}

open class SCNPlane: SCNGeometry {
    open var width: CGFloat, height: CGFloat, cornerRadius: CGFloat = 0
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public convenience override init() { self.init(width: 1, height: 1) }
}

open class SCNBox: SCNGeometry {
    open var width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) { (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius) }
    public convenience override init() { self.init(width: 1, height: 1, length: 1, chamferRadius: 0) }
}

open class SCNSphere: SCNGeometry {
    open var radius: CGFloat, isGeodesic = false, segmentCount = 24
    public init(radius: CGFloat) { self.radius = radius }
    public convenience override init() { self.init(radius: 0.5) }
}

open class SCNCylinder: SCNGeometry {
    open var radius: CGFloat, height: CGFloat
    public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
    public convenience override init() { self.init(radius: 0.5, height: 1) }
}

open class SCNCapsule: SCNGeometry {
    open var capRadius: CGFloat, height: CGFloat
    public init(capRadius: CGFloat, height: CGFloat) { (self.capRadius, self.height) = (capRadius, height) }
    public convenience override init() { self.init(capRadius: 0.5, height: 2) }
}

open class SCNCone: SCNGeometry {
    open var topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat
    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) { (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height) }
    public convenience override init() { self.init(topRadius: 0, bottomRadius: 0.5, height: 1) }
}

open class SCNTube: SCNGeometry {
    open var innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat
    public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) { (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height) }
    public convenience override init() { self.init(innerRadius: 0.25, outerRadius: 0.5, height: 1) }
}

open class SCNTorus: SCNGeometry {
    open var ringRadius: CGFloat, pipeRadius: CGFloat
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) { (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius) }
    public convenience override init() { self.init(ringRadius: 0.5, pipeRadius: 0.25) }
}

open class SCNPyramid: SCNGeometry {
    open var width: CGFloat, height: CGFloat, length: CGFloat
    public init(width: CGFloat, height: CGFloat, length: CGFloat) { (self.width, self.height, self.length) = (width, height, length) }
    public convenience override init() { self.init(width: 1, height: 1, length: 1) }
}

open class SCNText: SCNGeometry {
    open var string: Any?, extrusionDepth: CGFloat
    open var font: UIFont! = .systemFont(ofSize: 36)
    open var isWrapped = false, containerFrame = CGRect.zero, alignmentMode = "natural", truncationMode = "none", flatness: CGFloat = 0.6, chamferRadius: CGFloat = 0
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
    public convenience override init() { self.init(string: nil, extrusionDepth: 0) }
}

open class SCNFloor: SCNGeometry { open var reflectivity: CGFloat = 0.25 }

open class SCNShape: SCNGeometry {
    open var path: UIBezierPath?, extrusionDepth: CGFloat, chamferRadius: CGFloat = 0
    public init(path: UIBezierPath?, extrusionDepth: CGFloat) { (self.path, self.extrusionDepth) = (path, extrusionDepth) }
}
