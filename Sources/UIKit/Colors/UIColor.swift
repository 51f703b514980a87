import CoreGraphics
import Foundation

/// A colour, fixed or depending on traits.
open class UIColor: ObjCObject, NSCoding, NSCopying, @unchecked Sendable {
    enum Storage {
        case fixed(CGColor)
        /// `name` is a system colour's or an asset's, which tells two dynamic colours apart.
        case dynamic(name: String?, (UITraitCollection) -> UIColor)
        case pattern(UIImage, CGColor)
    }

    /// Set once, while it is made.
    private(set) var storage = Storage.fixed(CGColor(gray: 0, alpha: 0))

    public override init() { super.init() }

    convenience init(_ storage: Storage) {
        self.init()
        self.storage = storage
    }

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(space: .extendedGrayscale, components: [white, alpha]))
        super.init()
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(space: .extendedRGB, components: [red, green, blue, alpha]))
        super.init()
    }

    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(space: .standardP3, components: [displayP3Red, green, blue, alpha]))
        super.init()
    }

    /// All of 0…1; a hue of 1 is a hue of 0.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (r, g, b) = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        storage = .fixed(CGColor(space: .extendedRGB, components: [r, g, b, alpha]))
        super.init()
    }

    public init(cgColor: CGColor) {
        storage = .fixed(cgColor)
        super.init()
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(name: nil, dynamicProvider)
        super.init()
    }

    public init(patternImage image: UIImage) {
        storage = .pattern(image, image.patternColor)
        super.init()
    }

    /// A colour set of the main bundle's catalogs; nil where there is none of this name.
    public init?(named name: String) {
        guard let found = UIColor.found(name, in: .main, nil) else { return nil }
        storage = found
        super.init()
    }

    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let found = UIColor.found(name, in: bundle ?? .main, traitCollection) else { return nil }
        storage = found
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let found = UIColor.decode(coder) else { return nil }
        storage = found
        super.init()
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(.fixed(CGColor(space: .extendedRGB, components: [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])))
    }

    open func encode(with coder: NSCoder) { encodeColor(coder) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Components

    /// For the current traits.
    open var cgColor: CGColor { resolved(UITraitCollection.current) }

    open func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        readRGB(red, green, blue, alpha)
    }

    open func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        readHSB(hue, saturation, brightness, alpha)
    }

    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { readWhite(white, alpha) }
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { changingAlpha(alpha) }
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { resolvedObject(traitCollection) }

    open var prominence: UIColor.Prominence { .primary }
    open func withProminence(_ prominence: UIColor.Prominence) -> UIColor { applying(prominence) }

    /// The English name of a fixed colour's hue.
    open var accessibilityName: String { spokenName }

    // MARK: Drawing

    /// For fills and strokes of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    open override func isEqual(_ object: Any?) -> Bool { equals(object) }
    open override var hash: Int { hashOfColor }
    open override var description: String { text }

    // MARK: Fixed colours

    open class var black: UIColor { FixedColors.black }
    open class var darkGray: UIColor { FixedColors.darkGray }
    open class var lightGray: UIColor { FixedColors.lightGray }
    open class var white: UIColor { FixedColors.white }
    open class var gray: UIColor { FixedColors.gray }
    open class var red: UIColor { FixedColors.red }
    open class var green: UIColor { FixedColors.green }
    open class var blue: UIColor { FixedColors.blue }
    open class var cyan: UIColor { FixedColors.cyan }
    open class var yellow: UIColor { FixedColors.yellow }
    open class var magenta: UIColor { FixedColors.magenta }
    open class var orange: UIColor { FixedColors.orange }
    open class var purple: UIColor { FixedColors.purple }
    open class var brown: UIColor { FixedColors.brown }
    open class var clear: UIColor { FixedColors.clear }
    open class var lightText: UIColor { FixedColors.lightText }
    open class var darkText: UIColor { FixedColors.darkText }

    // MARK: System colours

    open class var systemRed: UIColor { SystemColor.systemRed.color }
    open class var systemOrange: UIColor { SystemColor.systemOrange.color }
    open class var systemYellow: UIColor { SystemColor.systemYellow.color }
    open class var systemGreen: UIColor { SystemColor.systemGreen.color }
    open class var systemMint: UIColor { SystemColor.systemMint.color }
    open class var systemTeal: UIColor { SystemColor.systemTeal.color }
    open class var systemCyan: UIColor { SystemColor.systemCyan.color }
    open class var systemBlue: UIColor { SystemColor.systemBlue.color }
    open class var systemIndigo: UIColor { SystemColor.systemIndigo.color }
    open class var systemPurple: UIColor { SystemColor.systemPurple.color }
    open class var systemPink: UIColor { SystemColor.systemPink.color }
    open class var systemBrown: UIColor { SystemColor.systemBrown.color }
    open class var systemGray: UIColor { SystemColor.systemGray.color }
    open class var systemGray2: UIColor { SystemColor.systemGray2.color }
    open class var systemGray3: UIColor { SystemColor.systemGray3.color }
    open class var systemGray4: UIColor { SystemColor.systemGray4.color }
    open class var systemGray5: UIColor { SystemColor.systemGray5.color }
    open class var systemGray6: UIColor { SystemColor.systemGray6.color }
    open class var tintColor: UIColor { SystemColor.tint.color }
    open class var label: UIColor { SystemColor.label.color }
    open class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
    open class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
    open class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
    open class var placeholderText: UIColor { SystemColor.placeholderText.color }
    open class var link: UIColor { SystemColor.link.color }
    open class var separator: UIColor { SystemColor.separator.color }
    open class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }
    open class var systemFill: UIColor { SystemColor.systemFill.color }
    open class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }
    open class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }
    open class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }
    open class var systemBackground: UIColor { SystemColor.systemBackground.color }
    open class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground.color }
    open class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }
    open class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }
    open class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground.color }
    open class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground.color }
    open class var groupTableViewBackground: UIColor { SystemColor.groupTableViewBackground.color }
}

extension UIColor: _ExpressibleByColorLiteral {}
public typealias _ColorLiteralType = UIColor
