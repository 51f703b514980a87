import Foundation

/// Draws a cell's disclosure indicator, checkmark or detail button.
@MainActor final class CellAccessoryView: UIControl {
    weak var cell: UITableViewCell?
    private let imageView = UIImageView()
    private let chevron = UIImageView()

    var type: UITableViewCell.AccessoryType = .none { didSet { if type != oldValue { update() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        imageView.contentMode = .center
        chevron.contentMode = .center
        addSubview(imageView)
        addSubview(chevron)
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }
    private func update() {
        chevron.isHidden = type != .disclosureIndicator && type != .detailDisclosureButton
        imageView.isHidden = type == .disclosureIndicator
        chevron.image = Self.symbol("chevron.forward", 13, .semibold)
        chevron.tintColor = .tertiaryLabel
        imageView.image = type == .checkmark ? Self.symbol("checkmark", 17, .semibold) : Self.symbol("info.circle", 22, .regular)
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
        setNeedsLayout()
    }

    static func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))?.withRenderingMode(.alwaysTemplate)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.frame = CGRect(x: rtl ? 0 : bounds.width - 10.5, y: 0, width: 10.5, height: bounds.height)
        imageView.frame = type == .detailDisclosureButton ? CGRect(x: rtl ? 18 : 0, y: 0, width: 24, height: bounds.height) : bounds
    }

    /// The detail button tells the delegate; its accessory segue runs.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside, let cell { cell.table?.accessoryTapped(cell) } }
}

extension UITableViewCell.AccessoryType {
    /// What the accessory is wide, in points.
    var width: CGFloat {
        switch self {
        case .disclosureIndicator: 10.5
        case .checkmark: 20
        case .detailButton: 24
        case .detailDisclosureButton: 42.5
        default: 0
        }
    }

    /// By how much, beside the margin, the accessory shortens the content view.
    var contentReduction: CGFloat {
        switch self {
        case .disclosureIndicator: PlatformMetrics.current.disclosureWidth
        case .checkmark, .detailButton: PlatformMetrics.current.accessoryWidth(width)
        case .detailDisclosureButton: 42.5
        default: 0
        }
    }
}
