import CoreGraphics
import Foundation

open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { write(to: consumer, actions) }
        return Data(referencing: data)
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws { try pdfData(actions: actions).write(to: url) }

    private func write(to consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
        var box = format.bounds
        let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        guard let context = CGContext(consumer: consumer, mediaBox: &box, info) else { return }
        GraphicsStack.push(context, .pdf(bounds: box) {})
        actions(UIGraphicsPDFRendererContext(context, format))
        GraphicsStack.pop()
        context.closePDF()
    }
}
