import Foundation

/// San Francisco's published figures, which the stand-in font takes on: ../spec's tables of line metrics and tracking.
enum SystemFont {
    // Units of 2048 to the em.
    static let ascender = 1950.0 / 2048
    static let descender = -494.0 / 2048
    static let capHeight = 1443.0 / 2048
    static let xHeight = 1078.0 / 2048
    /// From this size on San Francisco shows its display shapes.
    static let displaySize = 20.0

    static let folder = "/usr/share/fonts/opentype/inter"

    /// Advance widths of the stand-in, times this, plus tracking, come within 1 % of San Francisco's.
    static let textScale = 1.0
    static let displayScale = 1.0114
    /// For display sizes where only the text shapes are installed.
    static let textAsDisplayScale = 0.914

    /// Thousandths of an em that San Francisco adds to each advance, by point size from 6 on.
    private static let tracking: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10, 10,
        10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2,
    ]

    /// Points, for text of `size` points.
    static func tracking(_ size: Double) -> Double {
        guard size < 78 else { return 0 }
        let place = min(max(size - 6, 0), Double(tracking.count - 1))
        let low = Int(place), high = min(low + 1, tracking.count - 1)
        return (tracking[low] + (tracking[high] - tracking[low]) * (place - Double(low))) / 1000 * size
    }

    private static let names: [(limit: Double, name: String)] = [
        (150, "Thin"), (250, "ExtraLight"), (350, "Light"), (450, "Regular"), (550, "Medium"), (650, "SemiBold"), (750, "Bold"), (850, "ExtraBold"), (1000, "Black"),
    ]

    /// `weight` is 100…900.
    static func path(weight: Double, isItalic: Bool, isDisplay: Bool) -> String {
        let name = names.first { weight < $0.limit }?.name ?? "Black"
        let style = isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
        return "\(folder)/\(isDisplay ? "InterDisplay" : "Inter")-\(style).otf"
    }

    /// UIFont's weights (−1…1) as the 100…900 of font files.
    package static func weightClass(_ weight: Double) -> Double {
        let steps: [(Double, Double)] = [(-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900)]
        return steps.min { abs($0.0 - weight) < abs($1.0 - weight) }!.1
    }
}
