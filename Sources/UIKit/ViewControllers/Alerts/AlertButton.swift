import Foundation

/// One choice of an alert.
final class AlertButton: UIControl {
    private let label = UILabel()
    private let action: UIAlertAction
    var onChoose: (() -> Void)?

    init(action: UIAlertAction, isStrong: Bool, isSheet: Bool) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isStrong ? .semibold : .regular)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        addSubview(label)
        action.button = self
        isEnabled = action.isEnabled
        updateColor()
        addTarget(self, action: Selector("chosen"), for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }
    private func updateColor() {
        label.textColor = !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
        backgroundColor = isHighlighted ? UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 46 / 255, alpha: 1) : UIColor(white: 225 / 255, alpha: 1) } : .clear
    }

    override var isEnabled: Bool { didSet { updateColor() } }
    override var isHighlighted: Bool { didSet { updateColor() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.action("chosen") { button, _ in (button as! AlertButton).onChoose?(); return nil }
    }
}
