import CoreGraphics
import Foundation

open class UIGraphicsRendererContext: ObjCObject, @unchecked Sendable {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    open func fill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    open func stroke(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
