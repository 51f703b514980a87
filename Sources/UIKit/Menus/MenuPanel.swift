import Foundation

/// The rounded list of a menu's elements: 250 points wide, rows of 44.
@MainActor final class MenuPanel: UIView {
    private var lines: [(view: UIView, height: CGFloat)] = []

    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let titleHeight: CGFloat = 30
    static let gapHeight: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 13
        clipsToBounds = true
        backgroundColor = BarColors.chrome
    }

    required init?(coder: NSCoder) { nil }

    func show(_ rows: [MenuRow], choose: @escaping (UIMenuElement) -> Void) {
        lines.forEach { $0.view.removeFromSuperview() }
        lines = rows.map { row in
            switch row {
            case .element(let element):
                let view = MenuElementView(element: element)
                view.addAction(UIAction(handler: { _ in choose(element) }), for: .touchUpInside)
                return (view, Self.rowHeight)
            case .title(let title):
                let label = UILabel()
                label.text = title
                label.font = .systemFont(ofSize: 12)
                label.textColor = .secondaryLabel
                label.textAlignment = .center
                return (label, Self.titleHeight)
            case .gap:
                let view = UIView()
                view.backgroundColor = .quaternarySystemFill
                return (view, Self.gapHeight)
            }
        }
        lines.forEach { addSubview($0.view) }
        setNeedsLayout()
    }

    var fittingSize: CGSize { CGSize(width: Self.width, height: lines.reduce(0) { $0 + $1.height }) }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for line in lines {
            line.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: line.height)
            y += line.height
        }
    }
}

/// One element: its title, at the end its image, at the start a checkmark when it is on.
@MainActor final class MenuElementView: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    private let check = UIImageView()
    private let line = UIView()

    init(element: UIMenuElement) {
        super.init(frame: .zero)
        isOpaque = false
        let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
        let state = (element as? UIAction)?.state ?? (element as? UICommand)?.state ?? .off
        isEnabled = !attributes.contains(.disabled)
        let color: UIColor = !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        label.text = element.title
        label.font = .systemFont(ofSize: 17)
        label.textColor = color
        let image = element is UIMenu ? UIImage(systemName: "chevron.forward") : element.image
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.tintColor = color
        imageView.contentMode = .center
        check.image = state == .on ? CellAccessoryView.symbol("checkmark", 15, .semibold) : nil
        check.tintColor = color
        check.contentMode = .center
        line.backgroundColor = .separator
        [label, imageView, check, line].forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }
    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        check.frame = CGRect(x: 8, y: 0, width: 20, height: bounds.height)
        imageView.frame = CGRect(x: bounds.width - 40, y: 0, width: 28, height: bounds.height)
        label.frame = CGRect(x: 32, y: 0, width: bounds.width - 76, height: bounds.height)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }
}
