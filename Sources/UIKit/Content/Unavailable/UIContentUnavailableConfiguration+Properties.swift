import CoreGraphics

extension UIContentUnavailableConfiguration {
    public struct ImageProperties: Hashable {
        /// nil for a symbol of 48 points.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
        public var tintColor: UIColor? = .secondaryLabel
        public var cornerRadius: CGFloat = 0
        /// Zero for any size.
        public var maximumSize = CGSize.zero
        public var accessibilityIgnoresInvertColors = false

        public static func == (a: Self, b: Self) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
    }

    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false

        init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
    }

    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var menu: UIMenu?
        public var isEnabled = true
        public var role = UIButton.Role.normal
    }
}
