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

    /// Pairs of the stand-in are drawn together this much of what San Francisco's are.
    static let displayKerning = 0.83

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
