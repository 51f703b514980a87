import CoreGraphics
import Foundation

/// Point sizes and leadings of the text styles, by content size category. ../spec ui-metrics, 2.1.
enum TextStyleTable {
    private static let categories = UIContentSizeCategory.order

    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        .extraLargeTitle: [36, 36, 36, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        .extraLargeTitle2: [28, 28, 28, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    ]

    private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    ]

    private static func place(_ category: UIContentSizeCategory) -> Int { categories.firstIndex(of: category) ?? 3 }

    static func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
        if category == .large, let size = PlatformMetrics.current.textStyleSize(style) { return size }
        return (sizes[style] ?? sizes[.body]!)[place(category)]
    }

    static func leading(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat { (leadings[style] ?? leadings[.body]!)[place(category)] }

    /// What lies between the lines of a text in the style, for a font of a size that the style has.
    static func lineGap(_ style: UIFont.TextStyle, size: CGFloat) -> CGFloat {
        guard let place = sizes[style]?.firstIndex(of: size), let leading = leadings[style]?[place] else { return 0 }
        return max(leading - UIFont.systemFont(ofSize: size).lineHeight, 0)
    }

    static func weight(_ style: UIFont.TextStyle, isBold: Bool) -> UIFont.Weight {
        let isTitle = [.largeTitle, .title1, .title2, .title3].contains(style)
        if style == .extraLargeTitle || style == .extraLargeTitle2 { return .bold }
        if style == .headline { return isBold ? .bold : .semibold }
        return isBold ? (isTitle ? .bold : .semibold) : .regular
    }
}
