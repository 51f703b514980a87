import CoreGraphics
import Foundation
import TextEngine

/// A face at a size.
open class UIFont: ObjCObject, NSCoding, NSCopying, @unchecked Sendable {
    let engine: Font
    let storedDescriptor: UIFontDescriptor

    init(_ engine: Font, _ descriptor: UIFontDescriptor) {
        self.engine = engine
        storedDescriptor = descriptor
        super.init()
    }

    public override convenience init() { self.init(descriptor: .system(size: UIFont.systemFontSize, weight: .regular), size: 0) }

    /// nil for a name that no font of the app, the device or iOS has.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontNames.find(fontName, size: FontNames.legal(fontSize)) else { return nil }
        engine = found
        storedDescriptor = UIFontDescriptor(name: fontName, size: FontNames.legal(fontSize))
        super.init()
    }

    /// The descriptor's size where `pointSize` is 0.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize > 0 ? descriptor.pointSize : 12
        storedDescriptor = size == descriptor.pointSize ? descriptor : descriptor.withSize(size)
        engine = storedDescriptor.engineFont(size: size)
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let found = UIFont.decode(coder) else { return nil }
        engine = found.engine
        storedDescriptor = found.storedDescriptor
        super.init()
    }

    open func encode(with coder: NSCoder) { encodeFont(coder) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Fonts of the system

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { SystemFonts.font(fontSize, .regular) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { SystemFonts.font(fontSize, weight) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        UIFont(descriptor: .system(size: FontNames.legal(fontSize), weight: weight, width: width), size: 0)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { SystemFonts.font(fontSize, .semibold) }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { SystemFonts.font(fontSize, .regular, isItalic: true) }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(descriptor: .system(size: FontNames.legal(fontSize), weight: weight, hasMonospacedDigits: true), size: 0)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(descriptor: .system(size: FontNames.legal(fontSize), weight: weight, design: .monospaced), size: 0)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), size: 0)
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }
    open class var familyNames: [String] { FontNames.families }
    open class func fontNames(forFamilyName familyName: String) -> [String] { FontNames.faces(familyName) }

    // MARK: The font

    open var fontName: String { storedDescriptor.postscriptName }
    open var familyName: String { storedDescriptor.familyName }
    open var fontDescriptor: UIFontDescriptor { storedDescriptor }
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: storedDescriptor, size: fontSize) }

    open var pointSize: CGFloat { CGFloat(engine.size) }
    /// Points above the baseline.
    open var ascender: CGFloat { CGFloat(engine.ascender) }
    /// Below 0.
    open var descender: CGFloat { CGFloat(engine.descender) }
    open var leading: CGFloat { CGFloat(engine.leading) }
    open var lineHeight: CGFloat { CGFloat(engine.lineHeight) }
    open var capHeight: CGFloat { CGFloat(engine.capHeight) }
    open var xHeight: CGFloat { CGFloat(engine.xHeight) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.engine === engine && other.fontName == fontName)
    }

    open override var hash: Int { ObjectIdentifier(engine).hashValue }

    open override var description: String {
        let weight = engine.key.weight >= 0.3 ? "bold" : "normal", style = engine.key.isItalic ? "italic" : "normal"
        return "<UICTFont> font-family: \"\(fontName)\"; font-weight: \(weight); font-style: \(style); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
    }

    /// The text style that made the font.
    var textStyle: TextStyle? { storedDescriptor.textStyle }
}
