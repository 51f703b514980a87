import CoreGraphics
import Foundation
import TextEngine

/// What a font is to be like.
open class UIFontDescriptor: ObjCObject, NSCoding, NSCopying, @unchecked Sendable {
    private let attributes: [AttributeName: Any]

    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.attributes = attributes
        super.init()
    }

    public override convenience init() { self.init(fontAttributes: [:]) }

    public init(name fontName: String, size: CGFloat) {
        attributes = [.name: fontName, .size: size]
        super.init()
    }

    public init(name fontName: String, matrix: CGAffineTransform) {
        attributes = [.name: fontName, .matrix: matrix]
        super.init()
    }

    public required init?(coder: NSCoder) {
        attributes = UIFontDescriptor.decode(coder)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSDictionary(dictionary: ["NSFontNameAttribute": postscriptName, "NSFontSizeAttribute": Double(pointSize)]), forKey: "UIFontDescriptorAttributes")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { attributes.filter { !$0.key.isInternal } }
    open var postscriptName: String { nameOfFace }
    open var pointSize: CGFloat { FontAttributes.number(attributes[.size]) ?? 0 }
    open var matrix: CGAffineTransform { attributes[.matrix] as? CGAffineTransform ?? .identity }
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits { traitsOfFace }
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { attributes[anAttribute] ?? derived(anAttribute) }

    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?) -> [UIFontDescriptor] { matches }

    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor { adding(attributes) }
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { adding([.size: newPointSize]) }
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { adding([.matrix: matrix]) }
    open func withFace(_ newFace: String) -> UIFontDescriptor { adding([.face: newFace]) }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { adding([.family: newFamily], without: [.name]) }
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? { withTraits(symbolicTraits) }
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { isSystem ? adding([.systemDesign: design]) : nil }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFontDescriptor(fontAttributes: [
            .systemWeight: TextStyleTable.weight(style, isBold: false), .size: TextStyleTable.size(style, category), .textStyle: style,
        ])
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other === self || (other.pointSize == pointSize && other.postscriptName == postscriptName && other.symbolicTraits == symbolicTraits && other.textStyle == textStyle)
    }

    open override var hash: Int { postscriptName.hashValue ^ pointSize.hashValue }

    private func adding(_ more: [AttributeName: Any], without: [AttributeName] = []) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: attributes.filter { !without.contains($0.key) }.merging(more) { $1 })
    }
}

/// Values of descriptors come as Swift's numbers or as NSNumber.
enum FontAttributes {
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let v as CGFloat: v
        case let v as Double: CGFloat(v)
        case let v as Float: CGFloat(v)
        case let v as Int: CGFloat(v)
        case let v as NSNumber: CGFloat(v.doubleValue)
        case let v as UIFont.Weight: v.rawValue
        case let v as UIFont.Width: v.rawValue
        default: nil
        }
    }
}
