import Foundation
import FoundationGaps
import ObjCRuntime

/// A bar of buttons, 44 points high.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    let background = BarBackgroundView(shadowAtTop: true)
    var buttons: [BarButtonView] = []
    private var backgroundImages: [Int: UIImage] = [:]
    private var shadowImages: [Int: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeBar(coder)
    }

    open weak var delegate: (any UIToolbarDelegate)?
    open var items: [UIBarButtonItem]? { didSet { rebuild() } }
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open var barStyle: UIBarStyle = .default { didSet { update() } }
    open var isTranslucent: Bool = true { didSet { update() } }
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue; update() }
    }
    open var barTintColor: UIColor? { didSet { standardAppearance.backgroundColor = barTintColor; update() } }
    open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance() { didSet { update() } }
    open var compactAppearance: UIToolbarAppearance? { didSet { update() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { update() } }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { update() } }

    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[topOrBottom.rawValue] = backgroundImage
        standardAppearance.backgroundImage = backgroundImage
        update()
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[topOrBottom.rawValue] }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom.rawValue] = shadowImage
        standardAppearance.shadowImage = shadowImage
        update()
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom.rawValue] }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }
    private var ownHeight: CGFloat { PlatformMetrics.current.toolbarHeight(hasHomeIndicator: (window?.safeAreaInsets.bottom ?? 0) > 0) }
    open override func layoutSubviews() { super.layoutSubviews(); layoutBar() }
    open override func tintColorDidChange() { super.tintColorDidChange(); update() }
    override func traitsChanged() { super.traitsChanged(); update() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("delegate", get: { ($0 as! UIToolbar).delegate }, set: { ($0 as! UIToolbar).delegate = $1 as? any UIToolbarDelegate })
        glue.property("items", get: { ($0 as! UIToolbar).items }, set: { ($0 as! UIToolbar).items = _objcCast($1) })
        glue.property("barTintColor", get: { ($0 as! UIToolbar).barTintColor }, set: { ($0 as! UIToolbar).barTintColor = _objcCast($1) })
        glue.creates { UIToolbar() }
    }
}

extension UIToolbar {
    static let minimumSpacing: CGFloat = 8

    func prepare() {
        isOpaque = false
        addSubview(background)
        update()
    }

    func rebuild() {
        buttons.forEach { $0.removeFromSuperview() }
        let look = BarButtonLook(plain: standardAppearance.buttonAppearance, done: standardAppearance.doneButtonAppearance, tint: nil)
        buttons = (items ?? []).filter { !$0.isHidden }.map { item in
            let view = BarButtonView(item: item, look: look)
            view.isHidden = item.isSpace
            addSubview(view)
            return view
        }
        for item in items ?? [] { item.didChange = { [weak self] in self?.rebuild() } }
        setNeedsLayout()
    }

    func update() {
        background.show(standardAppearance, transparent: false)
        buttons.forEach { $0.update() }
        setNeedsLayout()
    }

    /// Flexible spaces share what the buttons, the fixed spaces and the gaps between buttons leave.
    func layoutBar() {
        let below = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
        let attached = window != nil && below > 0 && below <= (superview?.safeAreaInsets.bottom ?? 0)
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (attached ? below : 0))
        sendSubviewToBack(background)
        let margin = max(bounds.width > 402 ? 20 : 16, safeAreaInsets.left)
        let widths = buttons.map { width(of: $0) }
        let gaps = CGFloat(max(zip(buttons, buttons.dropFirst()).filter { !$0.item.isSpace && !$1.item.isSpace }.count, 0)) * Self.minimumSpacing
        let flexible = buttons.filter(\.item.isFlexibleSpace).count
        let room = bounds.width - 2 * margin - widths.reduce(0, +) - gaps
        let share = flexible > 0 ? max(room, 0) / CGFloat(flexible) : 0
        var x = margin
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, view) in buttons.enumerated() {
            let width = view.item.isFlexibleSpace ? share : widths[index]
            if !view.item.isSpace {
                let height = view.item.customView == nil ? bounds.height : min(view.sizeThatFits(bounds.size).height, bounds.height)
                view.frame = CGRect(x: rtl ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
            }
            x += width
            if index + 1 < buttons.count, !view.item.isSpace, !buttons[index + 1].item.isSpace { x += Self.minimumSpacing }
        }
    }

    private func width(of view: BarButtonView) -> CGFloat {
        if view.item.isFlexibleSpace { return 0 }
        if view.item.isFixedSpace { return view.item.width }
        return view.sizeThatFits(bounds.size).width
    }

    func decodeBar(_ coder: NSCoder) {
        if let raw = coder.integer("UIBarStyle"), let style = UIBarStyle(rawValue: raw) { barStyle = style }
        if let translucence = coder.integer("UIBarTranslucence") { isTranslucent = translucence != 2 }
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        let items: [UIBarButtonItem] = coder.array("UIItems")
        if !items.isEmpty { self.items = items }
    }
}
