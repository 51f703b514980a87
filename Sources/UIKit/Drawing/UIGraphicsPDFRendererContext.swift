import CoreGraphics
import Foundation

open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    open private(set) var pdfContextBounds = CGRect.zero

    open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.endPage()
        var box = bounds
        pdfContextBounds = bounds
        cgContext.beginPage(mediaBox: &box)
        cgContext.flipPage(height: bounds.height)
    }

    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}
