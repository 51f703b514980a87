import QuartzCore

/// What a blur effect's style looks like: how much is blurred, and the colour that lies over it.
@MainActor struct BlurMaterial {
    let backdrop: Backdrop
    let color: UIColor

    /// Radius, tint and saturation of the three first styles are those of Apple's sample "Using UIImage with Image Effects" (2013). Of the
    /// materials only the order of their thickness is published: the thicker, the less shows through.
    init(_ style: UIBlurEffect.Style, isDark: Bool) {
        let isDark = Self.isDark(style) ?? isDark
        let alpha: CGFloat
        var radius: CGFloat = 20
        switch style {
        case .extraLight: alpha = 0.82
        case .light: (alpha, radius) = (0.3, 30)
        case .dark: alpha = 0.73
        case .regular: (alpha, radius) = isDark ? (0.73, 20) : (0.3, 30)
        case .prominent: alpha = 0.82
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: (alpha, radius) = (0.45, 30)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: (alpha, radius) = (0.6, 30)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: alpha = 0.92
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: alpha = 0.94
        default: alpha = 0.8
        }
        let isPure = style == .light || style == .regular && !isDark
        color = UIColor(white: isDark ? 0.11 : isPure ? 1 : 0.97, alpha: alpha)
        backdrop = Backdrop(blurRadius: radius, saturation: 1.8)
    }

    /// nil for a style that follows the appearance.
    private static func isDark(_ style: UIBlurEffect.Style) -> Bool? {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight: false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark: true
        default: nil
        }
    }
}
