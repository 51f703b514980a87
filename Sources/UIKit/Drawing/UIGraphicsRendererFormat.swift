import CoreGraphics
import Foundation

open class UIGraphicsRendererFormat: ObjCObject, NSCopying, @unchecked Sendable {
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    open override func copy() -> Any { duplicate() }

    func duplicate() -> UIGraphicsRendererFormat {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}
