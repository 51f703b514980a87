import Foundation

/// Trait collections in compiled nibs: one key a trait, `UITraitCollectionBuiltinTrait-_UITraitName…`.
extension TraitValues {
    private static let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"

    /// Sizes of text as archives number them, from extra small.
    private static let categories = [.unspecified] + UIContentSizeCategory.order

    init(coder: NSCoder) {
        self.init()
        func read<T: RawRepresentable>(_ name: String, _ value: inout T) where T.RawValue == Int {
            let key = Self.prefix + name
            if coder.containsValue(forKey: key), let found = T(rawValue: coder.decodeInteger(forKey: key)) { value = found }
        }
        read("HorizontalSizeClass", &horizontalSizeClass)
        read("VerticalSizeClass", &verticalSizeClass)
        read("UserInterfaceIdiom", &userInterfaceIdiom)
        read("UserInterfaceStyle", &userInterfaceStyle)
        read("UserInterfaceLayoutDirection", &layoutDirection)
        read("DisplayGamut", &displayGamut)
        read("LegibilityWeight", &legibilityWeight)
        read("AccessibilityContrast", &accessibilityContrast)
        let scale = Self.prefix + "DisplayScale", category = Self.prefix + "PreferredContentSizeCategory"
        if coder.containsValue(forKey: scale) { displayScale = CGFloat(coder.decodeDouble(forKey: scale)) }
        if coder.containsValue(forKey: category) {
            let index = coder.decodeInteger(forKey: category)
            if Self.categories.indices.contains(index) { preferredContentSizeCategory = Self.categories[index] }
        }
    }

    func encode(with coder: NSCoder) {
        func write<T: RawRepresentable>(_ name: String, _ value: T, unless none: T) where T.RawValue == Int {
            if value.rawValue != none.rawValue { coder.encode(value.rawValue, forKey: Self.prefix + name) }
        }
        write("HorizontalSizeClass", horizontalSizeClass, unless: .unspecified)
        write("VerticalSizeClass", verticalSizeClass, unless: .unspecified)
        write("UserInterfaceIdiom", userInterfaceIdiom, unless: .unspecified)
        write("UserInterfaceStyle", userInterfaceStyle, unless: .unspecified)
        write("UserInterfaceLayoutDirection", layoutDirection, unless: .unspecified)
        write("DisplayGamut", displayGamut, unless: .unspecified)
        write("LegibilityWeight", legibilityWeight, unless: .unspecified)
        write("AccessibilityContrast", accessibilityContrast, unless: .unspecified)
        if displayScale != 0 { coder.encode(Double(displayScale), forKey: Self.prefix + "DisplayScale") }
        if let index = Self.categories.firstIndex(of: preferredContentSizeCategory), index > 0 { coder.encode(index, forKey: Self.prefix + "PreferredContentSizeCategory") }
    }
}
