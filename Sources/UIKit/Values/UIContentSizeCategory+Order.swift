extension UIContentSizeCategory: Comparable {
    /// From the smallest to the largest; `unspecified` has no place among them.
    static let order: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    private var place: Int { Self.order.firstIndex(of: self) ?? -1 }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.place < right.place }

    /// Whether it is one of the sizes that Accessibility's settings add.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
