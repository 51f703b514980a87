import Foundation

extension UIListContentConfiguration {
    /// How a text of a list cell looks.
    @preconcurrency @MainActor public struct TextProperties: @preconcurrency Hashable {
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

        public var font: UIFont = .systemFont(ofSize: 17)
        public var color: UIColor = .label
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment: UIListContentConfiguration.TextProperties.TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines: Int = 0
        public var adjustsFontSizeToFitWidth: Bool = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation: Bool = false
        public var adjustsFontForContentSizeCategory: Bool = true
        public var transform: UIListContentConfiguration.TextProperties.TextTransform = .none
        public var showsExpansionTextWhenTruncated: Bool = false

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        public static func == (a: Self, b: Self) -> Bool {
            a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode && a.numberOfLines == b.numberOfLines && a.transform == b.transform
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(numberOfLines) }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// How the image of a list cell looks.
    @preconcurrency @MainActor public struct ImageProperties: @preconcurrency Hashable {
        /// Stands for the width that system images of the font's size need.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize: CGSize = .zero
        public var reservedLayoutSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors: Bool = false
        public var strokeColor: UIColor?
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        public var strokeWidth: CGFloat = 0

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.tintColor == b.tintColor && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize && a.preferredSymbolConfiguration === b.preferredSymbolConfiguration
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }

        /// The room that images of one column share, in points.
        func reservedWidth(_ image: CGFloat) -> CGFloat {
            switch reservedLayoutSize.width {
            case Self.standardDimension: 24
            case let width where width > 0: width
            default: max(image, 0)
            }
        }

        func fitted(_ size: CGSize) -> CGSize {
            let widest = maximumSize.width > 0 ? maximumSize.width : size.width, highest = maximumSize.height > 0 ? maximumSize.height : size.height
            let scale = min(1, size.width > 0 ? widest / size.width : 1, size.height > 0 ? highest / size.height : 1)
            return CGSize(width: size.width * scale, height: size.height * scale)
        }
    }
}
