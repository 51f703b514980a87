import CoreGraphics
import Foundation

/// How far drawing may shrink text, and what came of it.
open class NSStringDrawingContext: ObjCObject, @unchecked Sendable {
    open var minimumScaleFactor: CGFloat = 0
    open internal(set) var actualScaleFactor: CGFloat = 1
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}
