import Foundation

/// The row of buttons that a swipe uncovers. The first action is nearest to the edge.
@MainActor final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    private var buttons: [UIButton] = []

    static let leastWidth: CGFloat = 74
    static let padding: CGFloat = 8

    init(configuration: UISwipeActionsConfiguration, perform: @escaping (UIContextualAction) -> Void) {
        self.configuration = configuration
        super.init(frame: .zero)
        clipsToBounds = true
        buttons = configuration.actions.map { action in
            let button = UIButton(type: .custom)
            button.backgroundColor = action.backgroundColor
            button.tintColor = .white
            button.titleLabel?.font = .systemFont(ofSize: 15)
            if let image = action.image { button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal) } else { button.setTitle(action.title, for: .normal) }
            button.addAction(UIAction(handler: { _ in perform(action) }), for: .touchUpInside)
            addSubview(button)
            return button
        }
    }

    required init?(coder: NSCoder) { nil }

    private func width(of button: UIButton) -> CGFloat { max(button.intrinsicContentSize.width + 2 * Self.padding, Self.leastWidth) }
    var fittingWidth: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x = bounds.width
        for button in buttons {
            let width = width(of: button)
            x -= width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }
}

/// The round minus or plus at the start of a row in edit mode.
@MainActor final class CellEditControl: UIControl {
    var style: UITableViewCell.EditingStyle = .none { didSet { if style != oldValue { setNeedsDisplay() } } }
    weak var cell: UITableViewCell?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside, let cell { cell.table?.editControlTapped(cell) } }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
    }

    override func draw(_ rect: CGRect) {
        let circle = CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22)
        (style == .insert ? UIColor.systemGreen : .systemRed).setFill()
        UIBezierPath(ovalIn: circle).fill()
        UIColor.white.setFill()
        UIBezierPath(roundedRect: CGRect(x: circle.midX - 6, y: circle.midY - 1, width: 12, height: 2), cornerRadius: 1).fill()
        if style == .insert { UIBezierPath(roundedRect: CGRect(x: circle.midX - 1, y: circle.midY - 6, width: 2, height: 12), cornerRadius: 1).fill() }
    }
}
