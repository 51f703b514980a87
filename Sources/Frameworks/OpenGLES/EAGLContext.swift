@_exported import Foundation
import ObjCRuntime

public enum EAGLRenderingAPI: UInt, Sendable { case openGLES1 = 1, openGLES2, openGLES3 }

open class EAGLSharegroup: ObjCObject, @unchecked Sendable {}

/// Named only: a context is there, and nothing is drawn in it.
open class EAGLContext: ObjCObject, @unchecked Sendable {
    nonisolated(unsafe) private static var active: EAGLContext?
    public let api: EAGLRenderingAPI
    public let sharegroup: EAGLSharegroup!
    open var isMultiThreaded = false
    public init?(api: EAGLRenderingAPI) {
        (self.api, sharegroup) = (api, EAGLSharegroup())
        super.init()
        notImplemented("OpenGL ES: drawing")
    }
    public convenience init?(api: EAGLRenderingAPI, sharegroup: EAGLSharegroup) { self.init(api: api) }
    open class func current() -> EAGLContext? { active }
    @discardableResult open class func setCurrent(_ context: EAGLContext?) -> Bool {
        active = context
        return true
    }
    @discardableResult open func presentRenderbuffer(_ target: Int) -> Bool { true }
}

public let kEAGLDrawablePropertyColorFormat = "EAGLDrawablePropertyColorFormat"
public let kEAGLDrawablePropertyRetainedBacking = "EAGLDrawablePropertyRetainedBacking"
public let kEAGLColorFormatRGBA8 = "EAGLColorFormat8"
