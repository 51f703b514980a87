import CoreGraphics
import Foundation

extension UIImage {
    /// The surroundings an image is chosen for.
    open class Configuration: ObjCObject, NSCopying, @unchecked Sendable {
        final var storedTraits: UITraitCollection?
        final var storedLocale: Locale?

        public override init() { super.init() }

        public convenience init(traitCollection: UITraitCollection?) {
            self.init()
            storedTraits = traitCollection
        }

        public convenience init(locale: Locale?) {
            self.init()
            storedLocale = locale
        }

        open var traitCollection: UITraitCollection? { storedTraits }
        open var locale: Locale? { storedLocale }
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { changed { $0.storedTraits = traitCollection } }
        open func withLocale(_ locale: Locale?) -> Self { changed { $0.storedLocale = locale } }
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { changed { $0.take(otherConfiguration) } }
        open func copy(with zone: NSZone? = nil) -> Any { self }

        func make() -> Configuration { Configuration() }

        func take(_ other: Configuration?) {
            storedTraits = other?.storedTraits ?? storedTraits
            storedLocale = other?.storedLocale ?? storedLocale
        }

        final func changed(_ body: (Self) -> Void) -> Self {
            let copy = make() as! Self
            copy.take(self)
            body(copy)
            return copy
        }
    }

    /// Size, weight and colours of a symbol.
    open class SymbolConfiguration: Configuration, NSCoding, @unchecked Sendable {
        final var pointSize: CGFloat?
        final var weight: SymbolWeight?
        final var scale: SymbolScale?
        final var textStyle: UIFont.TextStyle?
        final var colors: [UIColor]?
        final var prefersMulticolor = false

        public override init() { super.init() }

        public required init?(coder: NSCoder) {
            super.init()
            if coder.containsValue(forKey: "UIPointSize") { pointSize = CGFloat(coder.decodeFloat(forKey: "UIPointSize")) }
            if coder.containsValue(forKey: "UISymbolWeight") { weight = SymbolWeight(rawValue: coder.decodeInteger(forKey: "UISymbolWeight")) }
            if coder.containsValue(forKey: "UISymbolScale") { scale = SymbolScale(rawValue: coder.decodeInteger(forKey: "UISymbolScale")) }
            if let name = coder.decodeObject(forKey: "UITextStyle") as? String { textStyle = UIFont.TextStyle(rawValue: name) }
            colors = coder.decodeObject(forKey: "UIHierarchicalColors") as? [UIColor] ?? coder.decodeObject(forKey: "UIPaletteColors") as? [UIColor]
        }

        open func encode(with coder: NSCoder) {
            if let pointSize { coder.encode(Float(pointSize), forKey: "UIPointSize") }
            if let weight { coder.encode(Int32(weight.rawValue), forKey: "UISymbolWeight") }
            if let scale { coder.encode(Int32(scale.rawValue), forKey: "UISymbolScale") }
        }

        private convenience init(_ body: (SymbolConfiguration) -> Void) {
            self.init()
            body(self)
        }

        public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }
        public convenience init(weight: UIImage.SymbolWeight) { self.init { $0.weight = weight } }
        public convenience init(scale: UIImage.SymbolScale) { self.init { $0.scale = scale } }
        public convenience init(textStyle: UIFont.TextStyle) { self.init { $0.textStyle = textStyle } }
        public convenience init(hierarchicalColor: UIColor) { self.init { $0.colors = [hierarchicalColor] } }
        public convenience init(paletteColors: [UIColor]) { self.init { $0.colors = paletteColors } }
        public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init {
                $0.textStyle = textStyle
                $0.scale = scale
            }
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init {
                $0.pointSize = pointSize
                $0.weight = weight
            }
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init {
                $0.pointSize = pointSize
                $0.weight = weight
                $0.scale = scale
            }
        }

        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init {
                $0.pointSize = font.pointSize
                $0.weight = SymbolWeight(font.storedDescriptor.weight)
                $0.scale = scale
            }
        }

        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration() }
        open class func preferringMonochrome() -> Self { SymbolConfiguration() as! Self }
        open class func preferringMulticolor() -> Self { SymbolConfiguration { $0.prefersMulticolor = true } as! Self }
        open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }
        open func configurationWithoutScale() -> Self { changed { $0.scale = nil } }
        open func configurationWithoutWeight() -> Self { changed { $0.weight = nil } }

        open func configurationWithoutPointSizeAndWeight() -> Self {
            changed {
                $0.pointSize = nil
                $0.weight = nil
            }
        }

        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            guard let other = otherConfiguration else { return false }
            return other === self || (other.pointSize == pointSize && other.weight == weight && other.scale == scale && other.textStyle == textStyle && other.colors == colors)
        }

        open override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }

        open override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            hasher.combine(textStyle)
            return hasher.finalize()
        }

        override func make() -> Configuration { SymbolConfiguration() }

        override func take(_ other: Configuration?) {
            super.take(other)
            guard let other = other as? SymbolConfiguration else { return }
            pointSize = other.pointSize ?? pointSize
            weight = other.weight ?? weight
            scale = other.scale ?? scale
            textStyle = other.textStyle ?? textStyle
            colors = other.colors ?? colors
            prefersMulticolor = other.prefersMulticolor || prefersMulticolor
        }
    }
}

extension UIImage {
    /// A symbol as somebody prefers it; any other picture as it is.
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage { configuration.flatMap(applyingSymbolConfiguration) ?? self }
}

extension UIImage.SymbolWeight {
    static let weights: [(CGFloat, UIImage.SymbolWeight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium), (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]

    init(_ weight: CGFloat) { self = UIImage.SymbolWeight.weights.min { abs($0.0 - weight) < abs($1.0 - weight) }!.1 }
}
