import CoreGraphics
import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// Pixels a point; the main screen's unless set.
    open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
    open var opaque = false
    open var prefersExtendedRange = false
    open var preferredRange = UIGraphicsImageRendererFormat.Range.automatic
    open internal(set) var supportsHighDynamicRange = false

    public required init() { super.init() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    override func duplicate() -> UIGraphicsRendererFormat {
        let copy = super.duplicate() as! UIGraphicsImageRendererFormat
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }
}
