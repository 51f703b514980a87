import Foundation
import FoundationGaps
import ObjCRuntime

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    var systemItem: UIBarButtonItem.SystemItem?
    var backgroundImages = StateTable<UIImage>()
    var backBackgroundImages = StateTable<UIImage>()
    var offsets = BarButtonOffsets()

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeBarButton(coder)
    }

    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.init()
        become(systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        become(systemItem)
        let title = self.title, image = self.image
        self.primaryAction = primaryAction
        self.title = title
        self.image = image
        self.menu = menu
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return unsafeDowncast(item, to: self)
    }
    public class func flexibleSpace() -> Self { unsafeDowncast(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), to: self) }

    open var style: UIBarButtonItem.Style = .plain { didSet { changed() } }
    /// 0 follows the content; for a fixed space it is the space, in points.
    open var width: CGFloat = 0 { didSet { changed() } }
    open var possibleTitles: Set<String>?
    open var customView: UIView? { didSet { changed() } }
    open var action: Selector?
    open weak var target: AnyObject?
    open var primaryAction: UIAction? { didSet { adopt(primaryAction) } }
    open var menu: UIMenu?
    open var menuRepresentation: UIMenuElement?
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    open var changesSelectionAsPrimaryAction: Bool = false
    open var isSelected: Bool = false { didSet { changed() } }
    open var isHidden: Bool = false { didSet { changed() } }
    open var isSymbolAnimationEnabled: Bool = false
    open var tintColor: UIColor? { didSet { changed() } }
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    open func creatingFixedGroup() -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil) }
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }
    open func creatingOptionalGroup(customizationIdentifier: String, isInDefaultCustomization: Bool = true) -> UIBarButtonItemGroup { creatingFixedGroup() }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { backgroundImages[state] = backgroundImage; changed() }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) { backgroundImages[state] = backgroundImage; changed() }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
    open func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { offsets.background = adjustment }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { offsets.background }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { offsets.title = adjustment; changed() }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { offsets.title }
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { backBackgroundImages[state] = backgroundImage }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backBackgroundImages[state] }
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { offsets.backTitle = adjustment; changed() }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { offsets.backTitle }
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { offsets.backBackground = adjustment }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { offsets.backBackground }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("target", get: { ($0 as! UIBarButtonItem).target }, set: { ($0 as! UIBarButtonItem).target = $1.map { $0 as AnyObject } })
        glue.property("action", get: { ($0 as! UIBarButtonItem).action }, set: { ($0 as! UIBarButtonItem).action = _objcCast($1) })
        glue.property("customView", get: { ($0 as! UIBarButtonItem).customView }, set: { ($0 as! UIBarButtonItem).customView = _objcCast($1) })
        glue.property("tintColor", get: { ($0 as! UIBarButtonItem).tintColor }, set: { ($0 as! UIBarButtonItem).tintColor = _objcCast($1) })
        glue.property("width", get: { ($0 as! UIBarButtonItem).width }, set: { ($0 as! UIBarButtonItem).width = _objcCast($1) })
        glue.property("menu", get: { ($0 as! UIBarButtonItem).menu }, set: { ($0 as! UIBarButtonItem).menu = _objcCast($1) })
        glue.creates { UIBarButtonItem() }
    }
}

/// The adjustments of the appearance API of iOS 5.
struct BarButtonOffsets {
    var title = UIOffset.zero
    var backTitle = UIOffset.zero
    var background: CGFloat = 0
    var backBackground: CGFloat = 0
}
