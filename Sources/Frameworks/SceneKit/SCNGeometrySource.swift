import UIKit

public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles = 0, triangleStrip, line, point, polygon }

/// One kind of data of a geometry's vertices.
open class SCNGeometrySource: ObjCObject {
    public struct Semantic: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let vertex = Self(rawValue: "kGeometrySourceSemanticVertex"), normal = Self(rawValue: "kGeometrySourceSemanticNormal")
        public static let color = Self(rawValue: "kGeometrySourceSemanticColor"), texcoord = Self(rawValue: "kGeometrySourceSemanticTexcoord")
    }

    public let semantic: Semantic
    public let vectorCount: Int

    public override convenience init() { self.init(.vertex, 0) }
    private init(_ semantic: Semantic, _ count: Int) { (self.semantic, vectorCount) = (semantic, count) }
    public convenience init(vertices: [SCNVector3]) { self.init(.vertex, vertices.count) }
    public convenience init(normals: [SCNVector3]) { self.init(.normal, normals.count) }
    public convenience init(textureCoordinates: [CGPoint]) { self.init(.texcoord, textureCoordinates.count) }
}

/// How vertices make primitives.
open class SCNGeometryElement: ObjCObject {
    public let primitiveType: SCNGeometryPrimitiveType
    public let primitiveCount: Int
    open var pointSize: CGFloat = 1
    public init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) {
        (self.primitiveType, primitiveCount) = (primitiveType, indices.count)
    }
}
