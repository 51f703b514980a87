import UIKit

public enum GLKVertexAttrib: Int32, Sendable { case position = 0, normal, color, texCoord0, texCoord1 }

open class GLKEffectPropertyTransform: ObjCObject {
    open var modelviewMatrix = GLKMatrix4Identity
    open var projectionMatrix = GLKMatrix4Identity
}
open class GLKEffectPropertyLight: ObjCObject {
    open var enabled: GLboolean = 0
    open var position = GLKVector4(x: 0, y: 0, z: 0, w: 1)
    open var diffuseColor = GLKVector4(x: 1, y: 1, z: 1, w: 1)
    open var ambientColor = GLKVector4(x: 0, y: 0, z: 0, w: 1)
    open var specularColor = GLKVector4(x: 1, y: 1, z: 1, w: 1)
}
open class GLKEffectPropertyTexture: ObjCObject {
    open var enabled: GLboolean = 1
    open var name: GLuint = 0
}

/// Keeps its settings; nothing is drawn by them.
open class GLKBaseEffect: ObjCObject {
    public let transform = GLKEffectPropertyTransform(), light0 = GLKEffectPropertyLight(), light1 = GLKEffectPropertyLight(), light2 = GLKEffectPropertyLight()
    public let texture2d0 = GLKEffectPropertyTexture(), texture2d1 = GLKEffectPropertyTexture()
    open var useConstantColor: GLboolean = 1
    open var constantColor = GLKVector4(x: 1, y: 1, z: 1, w: 1)
    open func prepareToDraw() {}
}

/// Named only: no texture is loaded.
open class GLKTextureInfo: ObjCObject {
    open var name: GLuint { 0 }
    open var target: GLenum { 0xDE1 }
    open var width: GLuint { 0 }
    open var height: GLuint { 0 }
}
open class GLKTextureLoader: ObjCObject {
    open class func texture(with cgImage: CGImage, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo {
        notImplemented("GLKTextureLoader")
        return GLKTextureInfo()
    }
    open class func texture(withContentsOfFile path: String, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo {
        notImplemented("GLKTextureLoader")
        return GLKTextureInfo()
    }
}
public let GLKTextureLoaderOriginBottomLeft = "GLKTextureLoaderOriginBottomLeft"
