import CoreGraphics
import Foundation

open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat.default()) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default()) }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { super.init(bounds: CGRect(origin: .zero, size: size), format: format) }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = format as! UIGraphicsImageRendererFormat
        guard let made = GraphicsStack.imageContext(format.bounds.size, scale: format.scale, isOpaque: format.opaque) else { return UIImage() }
        made.context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
        let context = UIGraphicsImageRendererContext(made.context, format)
        GraphicsStack.push(made.context, .image(scale: made.scale, isOpaque: format.opaque))
        actions(context)
        GraphicsStack.pop()
        return GraphicsStack.image(made.context, scale: made.scale, isOpaque: format.opaque) ?? UIImage()
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
