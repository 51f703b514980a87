import UIKit

public typealias SKColor = UIColor
public enum SKNodeFocusBehavior: Int, Sendable { case none = 0, occluding, focusable }

open class SKReachConstraints: ObjCObject {
    open var lowerAngleLimit: CGFloat
    open var upperAngleLimit: CGFloat
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) { (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit) }
}

public enum SKAttributeType: Int, Sendable { case none = 0, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat }

open class SKAttributeValue: ObjCObject {
    open var floatValue: Float = 0
    public override init() { super.init() }
    public convenience init(float value: Float) {
        self.init()
        floatValue = value
    }
}

open class SKUniform: ObjCObject {
    public let name: String
    open var floatValue: Float = 0
    open var textureValue: SKTexture?
    public init(name: String) { self.name = name }
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        floatValue = value
    }
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        textureValue = texture
    }
}

/// Named only: no shader is run.
open class SKShader: ObjCObject {
    open var source: String?
    open var uniforms: [SKUniform] = []
    public override init() { super.init() }
    public convenience init(source: String) {
        self.init()
        self.source = source
    }
    public convenience init(source: String, uniforms: [SKUniform]) {
        self.init(source: source)
        self.uniforms = uniforms
    }
    public convenience init(fileNamed name: String) {
        self.init()
        notImplemented("SKShader(fileNamed:)")
    }
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

open class SKRegion: ObjCObject {
    private let path: CGPath?
    public init(path: CGPath) { self.path = path }
    public convenience init(radius: Float) { self.init(path: CGPath(ellipseIn: CGRect(x: -CGFloat(radius), y: -CGFloat(radius), width: 2 * CGFloat(radius), height: 2 * CGFloat(radius)), transform: nil)) }
    public convenience init(size: CGSize) { self.init(path: CGPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), transform: nil)) }
    open func contains(_ point: CGPoint) -> Bool { path?.contains(point) ?? true }
}
