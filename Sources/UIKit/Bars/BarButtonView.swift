import Foundation

/// The button that stands for a bar button item in a bar.
@MainActor final class BarButtonView: UIControl {
    let item: UIBarButtonItem
    let label = UILabel()
    private let imageView = UIImageView()
    private let look: BarButtonLook

    init(item: UIBarButtonItem, look: BarButtonLook) {
        self.item = item
        self.look = look
        super.init(frame: .zero)
        isOpaque = false
        if let view = item.customView { addSubview(view) } else {
            addSubview(imageView)
            addSubview(label)
            label.textAlignment = .center
        }
        update()
    }

    required init?(coder: NSCoder) { nil }

    private var color: UIColor { item.tintColor ?? BarItemAppearance.value(for: item) { ($0 as? UIBarButtonItem)?.tintColor } ?? look.tint ?? tintColor }

    func update() {
        isEnabled = item.isEnabled
        guard item.customView == nil else { return }
        let image = item.image
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.tintColor = shownColor
        imageView.isHidden = image == nil
        label.isHidden = image != nil || item.title == nil
        showTitle()
    }

    private var shownColor: UIColor { !isEnabled ? .tertiaryLabel : isHighlighted ? color.withAlphaComponent(0.3) : color }

    private func showTitle() {
        let state: UIControl.State = isEnabled ? .normal : .disabled
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular), .foregroundColor: shownColor]
        attributes.merge(look.attributes(for: item, state: state)) { $1 }
        if let own = item.shownTitleTextAttributes(for: state) ?? item.shownTitleTextAttributes(for: .normal) { attributes.merge(own) { $1 } }
        label.show(item.title ?? "", attributes)
    }

    override func stateDidChange() { super.stateDidChange(); if item.customView == nil { update() } }
    override func tintColorDidChange() { super.tintColorDidChange(); update() }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside { item.trigger(from: self, with: event) } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let view = item.customView { return Self.size(of: view, in: size) }
        if let image = item.image { return CGSize(width: max(item.width, image.size.width), height: max(image.size.height, 30)) }
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height))
        return CGSize(width: max(item.width, text.width.rounded(.up)), height: max(text.height, 30))
    }

    /// Custom views keep their size; ones with constraints are asked for theirs.
    private static func size(of view: UIView, in room: CGSize) -> CGSize {
        var size = view.bounds.size
        if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
            let fitted = view.systemLayoutSizeFitting(CGSize(width: 0, height: 0))
            if fitted.width > 0 { size.width = fitted.width }
            if fitted.height > 0 { size.height = fitted.height }
        }
        if size == .zero { size = view.sizeThatFits(room) }
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let view = item.customView {
            if view.translatesAutoresizingMaskIntoConstraints { view.center = CGPoint(x: bounds.midX, y: bounds.midY); if view.bounds.size == .zero { view.frame = bounds } }
            else { view.frame = bounds }
            return
        }
        label.frame = bounds.offsetBy(dx: item.offsets.title.horizontal, dy: item.offsets.title.vertical)
        let size = imageView.image?.size ?? .zero, insets = item.imageInsets
        imageView.frame = CGRect(x: bounds.midX - size.width / 2 + insets.left - insets.right, y: bounds.midY - size.height / 2 + insets.top - insets.bottom, width: size.width, height: size.height)
    }

    override var keepsTaps: Bool { true }
    /// Taps count in the whole height of the bar and at least 44 points across.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -max(8, (44 - bounds.width) / 2), dy: -max(0, (44 - bounds.height) / 2)).contains(point)
    }
}

/// What the bar's appearance says about its buttons.
@MainActor struct BarButtonLook {
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?
    var tint: UIColor?

    func attributes(for item: UIBarButtonItem, state: UIControl.State) -> [NSAttributedString.Key: Any] {
        guard let appearance = item.style == .done ? done : plain else { return [:] }
        let normal = appearance.normal.titleTextAttributes
        return state == .disabled ? normal.merging(appearance.disabled.titleTextAttributes) { $1 } : normal
    }
}
