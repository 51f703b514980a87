@_exported import OpenGLES
@_exported import UIKit

public enum GLKViewDrawableColorFormat: Int32, Sendable { case RGBA8888 = 0, RGB565, SRGBA8888 }
public enum GLKViewDrawableDepthFormat: Int32, Sendable { case formatNone = 0, format16, format24 }
public enum GLKViewDrawableStencilFormat: Int32, Sendable { case formatNone = 0, format8 }
public enum GLKViewDrawableMultisample: Int32, Sendable { case multisampleNone = 0, multisample4X }

@preconcurrency @MainActor public protocol GLKViewDelegate: NSObjectProtocol { func glkView(_ view: GLKView, drawIn rect: CGRect) }

/// A view for OpenGL ES, black: nothing is drawn in it.
@preconcurrency @MainActor open class GLKView: UIView {
    open weak var delegate: (any GLKViewDelegate)?
    open var context: EAGLContext!
    open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
    open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
    open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
    open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
    open var enableSetNeedsDisplay = true
    open var drawableWidth: Int { Int(bounds.width * contentScaleFactor) }
    open var drawableHeight: Int { Int(bounds.height * contentScaleFactor) }
    open var snapshot: UIImage { UIImage() }

    public init(frame: CGRect, context: EAGLContext!) {
        self.context = context
        super.init(frame: frame)
        backgroundColor = .black
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func bindDrawable() {}
    open func deleteDrawable() {}
    open func display() { delegate?.glkView(self, drawIn: bounds) }
    open override func draw(_ rect: CGRect) { delegate?.glkView(self, drawIn: rect) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("delegate", get: { ($0 as! GLKView).delegate }, set: { ($0 as! GLKView).delegate = $1 as? any GLKViewDelegate })
        glue.creates { GLKView(frame: .zero) }
    }
}
