import CoreGraphics
import Foundation

/// Scales sizes as a text style grows and shrinks with the content size category. ../spec ui-metrics, 2.2.
open class UIFontMetrics: ObjCObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil) }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// 0 for no maximum. The size is a whole number of points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let size = (font.pointSize * factor(traitCollection)).rounded()
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Rounded to a pixel.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = max((traitCollection ?? .current).displayScale, 1)
        return (value * factor(traitCollection) * scale).rounded() / scale
    }

    private func factor(_ traits: UITraitCollection?) -> CGFloat {
        let category = (traits ?? .current).preferredContentSizeCategory
        return TextStyleTable.leading(style, category) / TextStyleTable.leading(style, .large)
    }
}
