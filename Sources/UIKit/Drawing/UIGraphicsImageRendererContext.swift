import CoreGraphics
import Foundation

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext, @unchecked Sendable {
    /// What is drawn so far.
    open var currentImage: UIImage {
        let format = format as? UIGraphicsImageRendererFormat
        return GraphicsStack.image(cgContext, scale: format?.scale ?? 1, isOpaque: format?.opaque ?? false) ?? UIImage()
    }
}
