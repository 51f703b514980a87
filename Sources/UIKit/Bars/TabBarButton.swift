import Foundation

/// The button that stands for an item in a tab bar: picture above the title.
@MainActor final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isOpaque = false
        imageView.contentMode = .center
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        [imageView, label, badge].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    func update(in bar: UITabBar) {
        let selected = bar.selectedItem === item
        isSelected = selected
        isEnabled = item.isEnabled
        let look = (item.standardAppearance ?? bar.standardAppearance).stackedLayoutAppearance
        let state = selected ? look.selected : look.normal
        let color = state.iconColor ?? (selected ? bar.tintColor! : bar.unselectedItemTintColor ?? BarColors.inactiveTab)
        let image = selected ? item.selectedImage ?? item.image : item.image
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.tintColor = color
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: color]
        attributes.merge(state.titleTextAttributes) { $1 }
        if let own = (selected ? item.shownTitleTextAttributes(for: .selected) : nil) ?? item.shownTitleTextAttributes(for: .normal) { attributes.merge(own) { $1 } }
        label.show(item.title ?? "", attributes)
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        let badgeAttributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white]
        badge.show(item.badgeValue ?? "", badgeAttributes.merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 })
        setNeedsLayout()
    }

    override var keepsTaps: Bool { true }
    /// Picture centred at 17, title's baseline box at 35 in the 48 points; side by side in compact height and on iPad.
    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image?.size ?? .zero
        let text = label.sizeThatFits(CGSize(width: bounds.width, height: 20))
        let inline = traitCollection.verticalSizeClass == .compact
        if inline {
            let width = image.width + 6 + text.width
            imageView.frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
            label.frame = CGRect(x: imageView.frame.maxX + 6, y: bounds.midY - text.height / 2, width: min(text.width, bounds.width), height: text.height)
        } else {
            let insets = item.imageInsets, hasTitle = !(item.title ?? "").isEmpty
            imageView.frame = CGRect(x: bounds.midX - image.width / 2, y: (hasTitle ? 17 : 24) - image.height / 2, width: image.width, height: image.height)
                .offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
            label.frame = CGRect(x: bounds.midX - min(text.width, bounds.width) / 2, y: 34, width: min(text.width, bounds.width), height: text.height)
                .offsetBy(dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
        }
        let width = max(badge.sizeThatFits(CGSize(width: 100, height: 18)).width + 10, 18)
        badge.frame = CGRect(x: bounds.midX + 5, y: 2, width: width, height: 18)
    }
}
