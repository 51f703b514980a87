/// What an element is and can, to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static var none: UIAccessibilityTraits { [] }
    public static var button: UIAccessibilityTraits { bit(0) }
    public static var link: UIAccessibilityTraits { bit(1) }
    public static var image: UIAccessibilityTraits { bit(2) }
    public static var selected: UIAccessibilityTraits { bit(3) }
    public static var playsSound: UIAccessibilityTraits { bit(4) }
    public static var keyboardKey: UIAccessibilityTraits { bit(5) }
    public static var staticText: UIAccessibilityTraits { bit(6) }
    public static var summaryElement: UIAccessibilityTraits { bit(7) }
    public static var notEnabled: UIAccessibilityTraits { bit(8) }
    public static var updatesFrequently: UIAccessibilityTraits { bit(9) }
    public static var searchField: UIAccessibilityTraits { bit(10) }
    public static var startsMediaSession: UIAccessibilityTraits { bit(11) }
    public static var adjustable: UIAccessibilityTraits { bit(12) }
    public static var allowsDirectInteraction: UIAccessibilityTraits { bit(13) }
    public static var causesPageTurn: UIAccessibilityTraits { bit(14) }
    public static var header: UIAccessibilityTraits { bit(16) }
    // The three below have no published value; these are ours.
    public static var tabBar: UIAccessibilityTraits { bit(15) }
    public static var toggleButton: UIAccessibilityTraits { bit(53) }
    public static var supportsZoom: UIAccessibilityTraits { bit(54) }

    private static func bit(_ number: UInt64) -> UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << number) }
}

/// Up to Swift 4.1 the traits were a number, put together and asked for by its operators.
extension UIAccessibilityTraits {
    public static func | (left: Self, right: Self) -> Self { left.union(right) }
    public static func & (left: Self, right: Self) -> Self { left.intersection(right) }
    public static func ^ (left: Self, right: Self) -> Self { left.symmetricDifference(right) }
    public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
    public static func |= (left: inout Self, right: Self) { left.formUnion(right) }
    public static func &= (left: inout Self, right: Self) { left.formIntersection(right) }
    public static func ^= (left: inout Self, right: Self) { left.formSymmetricDifference(right) }
}
