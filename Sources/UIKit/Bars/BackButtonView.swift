import Foundation

/// The chevron and the title of the screen before.
@MainActor final class BackButtonView: UIControl {
    let chevron = UIImageView()
    let label = UILabel()
    /// Titles by preference; the first that fits is shown. Empty shows the chevron alone.
    var titles: [String] = []
    var onTap: ((UIEvent?) -> Void)?
    var attributes: [NSAttributedString.Key: Any] = [:]

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        chevron.contentMode = .center
        addSubview(chevron)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    static let chevronWidth: CGFloat = 12
    static let gap: CGFloat = 6

    func width(in room: CGFloat) -> CGFloat {
        for title in titles {
            let width = self.width(of: title)
            if width <= room { return width }
        }
        show("")
        return 24
    }

    func width(of title: String) -> CGFloat {
        show(title)
        return Self.chevronWidth + Self.gap + label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width.rounded(.up)
    }

    private func show(_ title: String) {
        let base: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: color]
        label.show(title, base.merging(attributes) { $1 })
        label.isHidden = title.isEmpty
    }

    private var color: UIColor { isHighlighted ? tintColor.withAlphaComponent(0.3) : tintColor }

    override func layoutSubviews() {
        super.layoutSubviews()
        chevron.tintColor = color
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.frame = CGRect(x: rtl ? bounds.maxX - Self.chevronWidth : 0, y: 0, width: Self.chevronWidth, height: bounds.height)
        let x = Self.chevronWidth + Self.gap
        label.frame = CGRect(x: rtl ? 0 : x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
    }

    override var keepsTaps: Bool { true }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -4).contains(point) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside { onTap?(event) } }
}
