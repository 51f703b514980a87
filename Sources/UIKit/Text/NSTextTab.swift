import CoreGraphics
import Foundation

/// A stop that a tab moves to.
open class NSTextTab: ObjCObject, NSCopying, @unchecked Sendable {
    public let alignment: NSTextAlignment
    /// Points from the margin.
    public let location: CGFloat
    public let options: [NSTextTab.OptionKey: Any]

    public override convenience init() { self.init(textAlignment: .natural, location: 0) }
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What columns of decimals line up at.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet { CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".") }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.location == location && other.alignment == alignment
    }

    open override var hash: Int { location.hashValue }
}
