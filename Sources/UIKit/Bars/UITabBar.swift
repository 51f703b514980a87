import Foundation
import FoundationGaps
import ObjCRuntime

/// The bar at the bottom that chooses between screens: 49 points and the safe area.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
    let background = BarBackgroundView(shadowAtTop: true)
    var buttons: [TabBarButton] = []
    private weak var selected: UITabBarItem?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeBar(coder)
    }

    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? { didSet { rebuild() } }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    open weak var selectedItem: UITabBarItem? {
        get { selected }
        set { selected = newValue; update() }
    }

    open var barStyle: UIBarStyle = .default { didSet { update() } }
    open var isTranslucent: Bool = true { didSet { update(); superview?.setNeedsLayout() } }
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue; update() }
    }
    open var barTintColor: UIColor? { didSet { standardAppearance.backgroundColor = barTintColor; update() } }
    open var unselectedItemTintColor: UIColor? { didSet { update() } }
    open var selectedImageTintColor: UIColor?
    open var backgroundImage: UIImage? { didSet { standardAppearance.backgroundImage = backgroundImage; update() } }
    open var selectionIndicatorImage: UIImage?
    open var shadowImage: UIImage? { didSet { standardAppearance.shadowImage = shadowImage; update() } }
    open var itemPositioning: UITabBar.ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var standardAppearance: UITabBarAppearance = UITabBarAppearance() { didSet { update() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { update() } }

    open var isCustomizing: Bool { false }
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}
    open func endCustomizing(animated: Bool) -> Bool { false }
    open var barPosition: UIBarPosition { .bottom }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49 + safeAreaInsets.bottom) }
    open override func layoutSubviews() { super.layoutSubviews(); layoutBar() }
    open override func tintColorDidChange() { super.tintColorDidChange(); update() }
    override func hiddenChanged() { super.hiddenChanged(); superview?.setNeedsLayout() }
    override func traitsChanged() { super.traitsChanged(); update() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("delegate", get: { ($0 as! UITabBar).delegate }, set: { ($0 as! UITabBar).delegate = $1 as? any UITabBarDelegate })
        glue.property("items", get: { ($0 as! UITabBar).items }, set: { ($0 as! UITabBar).items = _objcCast($1) })
        glue.property("barTintColor", get: { ($0 as! UITabBar).barTintColor }, set: { ($0 as! UITabBar).barTintColor = _objcCast($1) })
        glue.property("unselectedItemTintColor", get: { ($0 as! UITabBar).unselectedItemTintColor }, set: { ($0 as! UITabBar).unselectedItemTintColor = _objcCast($1) })
        glue.property("selectedItem", get: { ($0 as! UITabBar).selectedItem }, set: { ($0 as! UITabBar).selectedItem = _objcCast($1) })
        glue.creates { UITabBar() }
    }
}

extension UITabBar {
    func prepare() {
        isOpaque = false
        addSubview(background)
        update()
    }

    func rebuild() {
        buttons.forEach { $0.item.didChange = nil; $0.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabBarButton(item: item)
            button.addAction(UIAction(handler: { [unowned self] _ in choose(item) }), for: .touchUpInside)
            item.didChange = { [weak self] in self?.update() }
            addSubview(button)
            return button
        }
        update()
    }

    /// What a tap does: selects, then tells the delegate.
    package func choose(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        selectedItem = item
        if let delegate, _implements(delegate, "tabBar(_:didSelect:)") { delegate.tabBar(self, didSelect: item) }
    }

    /// From iOS 15 a tab bar without scroll edge appearance is transparent over the end of the content. Over anything else it is the
    /// standard one, as when its content is not known to scroll.
    func update() {
        background.show(selectedItem?.standardAppearance ?? standardAppearance, transparent: false)
        buttons.forEach { $0.update(in: self) }
        setNeedsLayout()
    }

    func layoutBar() {
        background.frame = bounds
        sendSubviewToBack(background)
        let safe = safeAreaInsets, height = max(bounds.height - safe.bottom, 0)
        let room = bounds.width - safe.left - safe.right
        guard !buttons.isEmpty else { return }
        let isPad = traitCollection.userInterfaceIdiom == .pad || traitCollection.horizontalSizeClass == .regular
        let centred = itemPositioning == .centered || itemPositioning == .automatic && isPad
        let width = centred ? (itemWidth > 0 ? itemWidth : 76) + (itemSpacing > 0 ? itemSpacing : 34) : room / CGFloat(buttons.count)
        let start = centred ? bounds.midX - width * CGFloat(buttons.count) / 2 : safe.left
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = rtl ? buttons.count - 1 - index : index
            button.frame = CGRect(x: start + CGFloat(place) * width + 2, y: 1, width: max(width - 4, 0), height: max(height - 1, 0))
        }
    }

    func decodeBar(_ coder: NSCoder) {
        if let raw = coder.integer("UIBarStyle"), let style = UIBarStyle(rawValue: raw) { barStyle = style }
        if let translucence = coder.integer("UIBarTranslucence") { isTranslucent = translucence != 2 }
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        unselectedItemTintColor = coder.object("UIUnselectedItemTintColor")
        if let appearance: UITabBarAppearance = coder.object("UITabBarStandardAppearance") { standardAppearance = appearance }
        if let delegate = coder.decodeObject(forKey: "UIDelegate") as? any UITabBarDelegate { self.delegate = delegate }
        let items: [UITabBarItem] = coder.array("UIItems")
        if !items.isEmpty { self.items = items }
    }
}
