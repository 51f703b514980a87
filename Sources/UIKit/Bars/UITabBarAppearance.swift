import Foundation
import ObjCRuntime

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0

    override func copied() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
    }
}

/// How the items of a tab bar look, by state.
@preconcurrency @MainActor open class UITabBarItemAppearance: ObjCObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public let focused = UITabBarItemStateAppearance()

    public init(style: UITabBarItemAppearance.Style) { super.init() }
    public convenience override init() { self.init(style: .stacked) }
    public required init(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    open func configureWithDefault(for style: UITabBarItemAppearance.Style) {}

    @_disfavoredOverload open override func copy() -> Any { copied() }
    public func copy() -> Self { unsafeDowncast(copied(), to: Self.self) }
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    private func copied() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: .stacked)
        for (mine, its) in [(normal, copy.normal), (selected, copy.selected), (disabled, copy.disabled), (focused, copy.focused)] { its.adopt(mine) }
        return copy
    }
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: ObjCObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment: UIOffset = .zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgePositionAdjustment: UIOffset = .zero
    open var badgeTitlePositionAdjustment: UIOffset = .zero

    func adopt(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
    }
}
