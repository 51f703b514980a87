import CoreGraphics
import Foundation

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    open var documentInfo: [String: Any] = [:]

    public required init() { super.init() }

    override func duplicate() -> UIGraphicsRendererFormat {
        let copy = super.duplicate() as! UIGraphicsPDFRendererFormat
        copy.documentInfo = documentInfo
        return copy
    }
}
