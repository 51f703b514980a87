import CoreGraphics
import Foundation

open class UIGraphicsRenderer: ObjCObject, @unchecked Sendable {
    public let format: UIGraphicsRendererFormat

    public override convenience init() { self.init(bounds: .zero) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat.default()) }

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.format = format.duplicate()
        self.format.bounds = bounds
        super.init()
    }

    open var allowsImageOutput: Bool { self is UIGraphicsImageRenderer }
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    open func runDrawingActions(_ drawingActions: (UIGraphicsRendererContext) -> Void, completionActions: ((UIGraphicsRendererContext) -> Void)? = nil) throws {
        guard let context = type(of: self).context(with: format) else { return }
        let rendererContext = UIGraphicsRendererContext(context, format)
        UIGraphicsPushContext(context)
        drawingActions(rendererContext)
        completionActions?(rendererContext)
        UIGraphicsPopContext()
    }
}
