import Foundation
import ObjCRuntime

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment: UIOffset = .zero
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    private var backImage: UIImage?
    private var backMask: UIImage?

    open var backIndicatorImage: UIImage { backImage ?? UIImage(systemName: "chevron.backward") ?? UIImage() }
    open var backIndicatorTransitionMaskImage: UIImage { backMask ?? backIndicatorImage }
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
        backImage = backIndicatorImage
        backMask = backIndicatorTransitionMaskImage
    }
    var hasOwnBackImage: Bool { backImage != nil }

    override func copied() -> UIBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backImage = other.backImage
        backMask = other.backMask
    }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override func copied() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

    override func adopt(_ other: UIBarAppearance) {
        super.adopt(other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}

/// How the buttons of a bar look, by state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: ObjCObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }
    public convenience override init() { self.init(style: .plain) }
    public required init(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    open func configureWithDefault(for style: UIBarButtonItem.Style) {}

    @_disfavoredOverload open override func copy() -> Any { copied() }
    public func copy() -> Self { unsafeDowncast(copied(), to: Self.self) }
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    private func copied() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: .plain)
        for (mine, its) in [(normal, copy.normal), (highlighted, copy.highlighted), (disabled, copy.disabled), (focused, copy.focused)] { its.adopt(mine) }
        return copy
    }
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: ObjCObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment: UIOffset = .zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment: UIOffset = .zero

    func adopt(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
