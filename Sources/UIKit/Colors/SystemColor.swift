import Foundation

/// A colour of the system's palette: light, dark, both with increased contrast, and dark on an elevated level.
/// Values: ../spec ui-metrics, section 3.
struct SystemColor: Sendable {
    struct RGB: Sendable {
        let red, green, blue: Double
        let alpha: Double

        /// Bytes, and a part of 1.
        init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        var color: UIColor { UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha) }
    }

    /// As nibs have it: `systemBlueColor`.
    let name: String
    let color: UIColor

    init(_ name: String, _ light: RGB, _ dark: RGB, _ lightContrast: RGB, _ darkContrast: RGB, elevated: RGB? = nil, _ elevatedContrast: RGB? = nil) {
        self.name = name
        let (light, dark, lightContrast, darkContrast) = (light.color, dark.color, lightContrast.color, darkContrast.color)
        let (elevated, elevatedContrast) = (elevated?.color ?? dark, elevatedContrast?.color ?? darkContrast)
        color = UIColor(.dynamic(name: name) { traits in
            let hasContrast = traits.accessibilityContrast == .high
            guard traits.userInterfaceStyle == .dark else { return hasContrast ? lightContrast : light }
            if traits.userInterfaceLevel == .elevated { return hasContrast ? elevatedContrast : elevated }
            return hasContrast ? darkContrast : dark
        })
    }

    private init(_ name: String, like other: SystemColor) {
        self.name = name
        color = UIColor(.dynamic(name: name) { other.color.resolvedColor(with: $0) })
    }

    static let systemRed = SystemColor("systemRedColor", RGB(255, 59, 48), RGB(255, 69, 58), RGB(215, 0, 21), RGB(255, 105, 97))
    static let systemOrange = SystemColor("systemOrangeColor", RGB(255, 149, 0), RGB(255, 159, 10), RGB(201, 52, 0), RGB(255, 179, 64))
    static let systemYellow = SystemColor("systemYellowColor", RGB(255, 204, 0), RGB(255, 214, 10), RGB(178, 80, 0), RGB(255, 212, 38))
    static let systemGreen = SystemColor("systemGreenColor", RGB(52, 199, 89), RGB(48, 209, 88), RGB(36, 138, 61), RGB(48, 219, 91))
    static let systemMint = SystemColor("systemMintColor", RGB(0, 199, 190), RGB(99, 230, 226), RGB(12, 129, 123), RGB(102, 212, 207))
    static let systemTeal = SystemColor("systemTealColor", RGB(48, 176, 199), RGB(64, 200, 224), RGB(0, 130, 153), RGB(93, 230, 255))
    static let systemCyan = SystemColor("systemCyanColor", RGB(50, 173, 230), RGB(100, 210, 255), RGB(0, 113, 164), RGB(112, 215, 255))
    static let systemBlue = SystemColor("systemBlueColor", RGB(0, 122, 255), RGB(10, 132, 255), RGB(0, 64, 221), RGB(64, 156, 255))
    static let systemIndigo = SystemColor("systemIndigoColor", RGB(88, 86, 214), RGB(94, 92, 230), RGB(54, 52, 163), RGB(125, 122, 255))
    static let systemPurple = SystemColor("systemPurpleColor", RGB(175, 82, 222), RGB(191, 90, 242), RGB(137, 68, 171), RGB(218, 143, 255))
    static let systemPink = SystemColor("systemPinkColor", RGB(255, 45, 85), RGB(255, 55, 95), RGB(211, 15, 69), RGB(255, 100, 130))
    static let systemBrown = SystemColor("systemBrownColor", RGB(162, 132, 94), RGB(172, 142, 104), RGB(127, 101, 69), RGB(181, 148, 105))
    static let systemGray = SystemColor("systemGrayColor", RGB(142, 142, 147), RGB(142, 142, 147), RGB(108, 108, 112), RGB(174, 174, 178))
    static let systemGray2 = SystemColor("systemGray2Color", RGB(174, 174, 178), RGB(99, 99, 102), RGB(142, 142, 147), RGB(124, 124, 128))
    static let systemGray3 = SystemColor("systemGray3Color", RGB(199, 199, 204), RGB(72, 72, 74), RGB(174, 174, 178), RGB(84, 84, 86))
    static let systemGray4 = SystemColor("systemGray4Color", RGB(209, 209, 214), RGB(58, 58, 60), RGB(188, 188, 192), RGB(68, 68, 70))
    static let systemGray5 = SystemColor("systemGray5Color", RGB(229, 229, 234), RGB(44, 44, 46), RGB(216, 216, 220), RGB(54, 54, 56))
    static let systemGray6 = SystemColor("systemGray6Color", RGB(242, 242, 247), RGB(28, 28, 30), RGB(235, 235, 240), RGB(36, 36, 38))
    static let opaqueSeparator = SystemColor("opaqueSeparatorColor", RGB(198, 198, 200), RGB(56, 56, 58), RGB(198, 198, 200), RGB(56, 56, 58))
    static let link = SystemColor("linkColor", RGB(0, 122, 255), RGB(9, 132, 255), RGB(0, 122, 255), RGB(9, 132, 255))
    static let label = SystemColor("labelColor", RGB(0, 0, 0), RGB(255, 255, 255), RGB(0, 0, 0), RGB(255, 255, 255))
    static let secondaryLabel = SystemColor("secondaryLabelColor", RGB(60, 60, 67, 0.6), RGB(235, 235, 245, 0.6), RGB(60, 60, 67, 0.68), RGB(235, 235, 245, 0.68))
    static let tertiaryLabel = SystemColor("tertiaryLabelColor", RGB(60, 60, 67, 0.3), RGB(235, 235, 245, 0.3), RGB(60, 60, 67, 0.376), RGB(235, 235, 245, 0.376))
    static let quaternaryLabel = SystemColor("quaternaryLabelColor", RGB(60, 60, 67, 0.18), RGB(235, 235, 245, 0.16), RGB(60, 60, 67, 0.26), RGB(235, 235, 245, 0.24))
    static let placeholderText = SystemColor("placeholderTextColor", RGB(60, 60, 67, 0.3), RGB(235, 235, 245, 0.3), RGB(60, 60, 67, 0.376), RGB(235, 235, 245, 0.376))
    static let systemFill = SystemColor("systemFillColor", RGB(120, 120, 128, 0.2), RGB(120, 120, 128, 0.36), RGB(120, 120, 128, 0.28), RGB(120, 120, 128, 0.44))
    static let secondarySystemFill = SystemColor("secondarySystemFillColor", RGB(120, 120, 128, 0.16), RGB(120, 120, 128, 0.32), RGB(120, 120, 128, 0.24), RGB(120, 120, 128, 0.4))
    static let tertiarySystemFill = SystemColor("tertiarySystemFillColor", RGB(118, 118, 128, 0.12), RGB(118, 118, 128, 0.24), RGB(118, 118, 128, 0.2), RGB(118, 118, 128, 0.32))
    static let quaternarySystemFill = SystemColor("quaternarySystemFillColor", RGB(116, 116, 128, 0.08), RGB(118, 118, 128, 0.18), RGB(116, 116, 128, 0.16), RGB(118, 118, 128, 0.26))
    static let separator = SystemColor("separatorColor", RGB(60, 60, 67, 0.29), RGB(84, 84, 88, 0.6), RGB(60, 60, 67, 0.37), RGB(84, 84, 88, 0.68))
    static let systemBackground = SystemColor("systemBackgroundColor", RGB(255, 255, 255), RGB(0, 0, 0), RGB(255, 255, 255), RGB(0, 0, 0), elevated: RGB(28, 28, 30), RGB(36, 36, 38))
    static let secondarySystemBackground = SystemColor("secondarySystemBackgroundColor", RGB(242, 242, 247), RGB(28, 28, 30), RGB(235, 235, 240), RGB(36, 36, 38), elevated: RGB(44, 44, 46), RGB(54, 54, 56))
    static let tertiarySystemBackground = SystemColor("tertiarySystemBackgroundColor", RGB(255, 255, 255), RGB(44, 44, 46), RGB(255, 255, 255), RGB(54, 54, 56), elevated: RGB(58, 58, 60), RGB(68, 68, 70))
    static let systemGroupedBackground = SystemColor("systemGroupedBackgroundColor", RGB(242, 242, 247), RGB(0, 0, 0), RGB(235, 235, 240), RGB(0, 0, 0), elevated: RGB(28, 28, 30), RGB(36, 36, 38))
    static let secondarySystemGroupedBackground = SystemColor("secondarySystemGroupedBackgroundColor", RGB(255, 255, 255), RGB(28, 28, 30), RGB(255, 255, 255), RGB(36, 36, 38), elevated: RGB(44, 44, 46), RGB(54, 54, 56))
    static let tertiarySystemGroupedBackground = SystemColor("tertiarySystemGroupedBackgroundColor", RGB(242, 242, 247), RGB(44, 44, 46), RGB(235, 235, 240), RGB(54, 54, 56), elevated: RGB(58, 58, 60), RGB(68, 68, 70))
    static let groupTableViewBackground = SystemColor("groupTableViewBackgroundColor", like: systemGroupedBackground)
    static let tint = SystemColor("tintColor", like: systemBlue)

    private static let all = [
        systemRed, systemOrange, systemYellow, systemGreen, systemMint,
        systemTeal, systemCyan, systemBlue, systemIndigo, systemPurple,
        systemPink, systemBrown, systemGray, systemGray2, systemGray3,
        systemGray4, systemGray5, systemGray6, opaqueSeparator, link,
        label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText,
        systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, separator,
        systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground, secondarySystemGroupedBackground,
        tertiarySystemGroupedBackground,
        groupTableViewBackground, tint, SystemColor("tableBackgroundColor", like: systemBackground),
        SystemColor("tableCellPlainBackgroundColor", like: systemBackground), SystemColor("tableCellGroupedBackgroundColor", like: secondarySystemGroupedBackground),
        SystemColor("tableSeparatorColor", like: separator), SystemColor("sectionHeaderBackgroundColor", like: systemBackground),
    ]

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.color) })

    /// A system or fixed colour by the name that nibs and catalogs have for it.
    static func named(_ name: String) -> UIColor? { byName[name] ?? FixedColors.byNibName[name] }
}
