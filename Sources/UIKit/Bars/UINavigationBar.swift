import Foundation
import FoundationGaps
import ObjCRuntime

/// The bar at the top of a screen: title, back button, buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    var stack: [UINavigationItem] = []
    /// The controller whose bar this is.
    weak var owner: UINavigationController?
    let background = BarBackgroundView(shadowAtTop: false)
    let content = NavigationBarContent()
    var legacy = NavigationBarLegacyLook()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeBar(coder)
    }

    // MARK: Items

    open weak var delegate: (any UINavigationBarDelegate)?
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(items ?? []) }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }
    @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { pop() }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    // MARK: Look

    open var barStyle: UIBarStyle = .default { didSet { lookChanged() } }
    open var isTranslucent: Bool = true { didSet { lookChanged(); superview?.setNeedsLayout() } }
    open var prefersLargeTitles: Bool = false { didSet { if prefersLargeTitles != oldValue { heightChanged() } } }
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue; lookChanged() }
    }
    open var barTintColor: UIColor? {
        get { legacy.barTintColor }
        set { legacy.barTintColor = newValue; applyLegacyLook() }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleTextAttributes }
        set { legacy.titleTextAttributes = newValue; applyLegacyLook() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleTextAttributes }
        set { legacy.largeTitleTextAttributes = newValue; applyLegacyLook() }
    }
    open var shadowImage: UIImage? {
        get { legacy.shadowImage }
        set { legacy.shadowImage = newValue; applyLegacyLook() }
    }
    open var backIndicatorImage: UIImage? { didSet { lookChanged() } }
    open var backIndicatorTransitionMaskImage: UIImage?

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { setBackgroundImage(backgroundImage, for: barMetrics) }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        legacy.backgroundImage = backgroundImage
        applyLegacyLook()
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { legacy.backgroundImage }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacy.backgroundImage }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { legacy.titleOffset = adjustment; setNeedsLayout() }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { legacy.titleOffset }

    open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance() { didSet { lookChanged() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { lookChanged() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookChanged() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookChanged() } }

    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open var currentNSToolbarSection: UINavigationBar.NSToolbarSection { .none }
    open var barPosition: UIBarPosition { owner != nil ? .topAttached : delegate?.position(for: self) ?? .top }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fullHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }
    open override func layoutSubviews() { super.layoutSubviews(); layoutBar() }
    open override func tintColorDidChange() { super.tintColorDidChange(); lookChanged() }
    override func hiddenChanged() { super.hiddenChanged(); owner?.viewIfLoaded?.setNeedsLayout() }
    override func traitsChanged() { super.traitsChanged(); lookChanged() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("delegate", get: { ($0 as! UINavigationBar).delegate }, set: { ($0 as! UINavigationBar).delegate = $1 as? any UINavigationBarDelegate })
        glue.property("items", get: { ($0 as! UINavigationBar).items }, set: { ($0 as! UINavigationBar).items = _objcCast($1) })
        glue.property("barTintColor", get: { ($0 as! UINavigationBar).barTintColor }, set: { ($0 as! UINavigationBar).barTintColor = _objcCast($1) })
        glue.property("prefersLargeTitles", get: { ($0 as! UINavigationBar).prefersLargeTitles }, set: { ($0 as! UINavigationBar).prefersLargeTitles = _objcCast($1) })
        glue.property("translucent", get: { ($0 as! UINavigationBar).isTranslucent }, set: { ($0 as! UINavigationBar).isTranslucent = _objcCast($1) })
        glue.creates { UINavigationBar() }
    }
}

/// The look as set before iOS 13; it goes into the standard appearance.
struct NavigationBarLegacyLook {
    var barTintColor: UIColor?
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var backgroundImage: UIImage?
    var shadowImage: UIImage?
    var titleOffset: CGFloat = 0
}

/// The views in a navigation bar and what they show at the moment.
@MainActor final class NavigationBarContent {
    let title = UILabel()
    let largeTitle = UILabel()
    let prompt = UILabel()
    let back = BackButtonView()
    var left: [BarButtonView] = []
    var right: [BarButtonView] = []
    weak var titleView: UIView?
    weak var searchBar: UIView?
    /// A search has the bar for itself.
    var isRowAway = false
    /// How far the content under the bar is scrolled from its edge, in points.
    var scrolledDistance: CGFloat = 0
}
