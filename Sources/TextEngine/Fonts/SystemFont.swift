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

    /// Advances of the stand-in times ``advanceScale(size:weight:)``, plus tracking and ``letterCorrection(_:)``, are San Francisco's: fitted to the widths
    /// of 911 labels and buttons of public documents, which Interface Builder wrote. Fitted on four of five parts of the documents, it brings three of four texts of
    /// the fifth to within half a point.
    static func advanceScale(size: Double, weight: Double) -> Double {
        let ofWeight = weights.first { weight < $0.limit }?.extra ?? 0.0221
        guard size >= displaySize else { return 1 + ofWeight }
        let place = displaySizes.firstIndex { $0.size > size } ?? displaySizes.count
        guard place > 0, place < displaySizes.count else { return 1 + ofWeight + displaySizes[min(place, displaySizes.count - 1)].extra }
        let (low, high) = (displaySizes[place - 1], displaySizes[place])
        return 1 + ofWeight + low.extra + (high.extra - low.extra) * (size - low.size) / (high.size - low.size)
    }

    /// By weights of font files, 100…900.
    private static let weights: [(limit: Double, extra: Double)] = [(350, -0.0028), (450, -0.001), (550, 0.0066), (650, 0.0157)]
    private static let displaySizes: [(size: Double, extra: Double)] = [
        (20, 0.078), (21, 0.056), (22, 0.0433), (24, 0.0157), (25, 0.0207), (28, -0.0223), (34, -0.0172), (50, -0.005), (70, -0.012), (100, 0.0049),
    ]

    /// Ems that San Francisco's letter is wider than the stand-in's.
    static func letterCorrection(_ unit: UInt16) -> Double { unit >= 32 && unit < 127 ? letters[Int(unit) - 32] / 1000 : 0 }

    /// Thousandths of an em, from the space to the tilde.
    private static let letters: [Double] = [
        -1, 12, 0, 2, 1, 2, -3, 8, 7, 7, 0, -3, 2, 1, 14, -8, 10, 11, 7, -3, -4, 4, 3, -4,
        3, 9, 23, 0, -1, -3, -1, 4, -3, -25, 7, -9, 8, 5, -1, 5, 13, 10, 6, -3, 9, -4, -5, 3,
        3, 3, 3, 5, -6, 2, -10, 12, 4, 0, 0, 0, 0, 0, 0, 0, 0, -8, 2, 13, -9, -12, 3, 2,
        -8, 9, 1, -16, 27, 0, -2, -7, 8, 2, 14, 3, 2, -4, -15, -27, -10, -16, -1, 0, 0, 0, 0,
    ]

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
