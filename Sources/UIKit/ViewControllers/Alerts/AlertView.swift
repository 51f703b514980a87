import Foundation

/// The card of an alert, or the groups of an action sheet.
final class AlertView: UIView {
    private unowned let controller: UIAlertController
    private let card = UIView()
    private let cancelCard = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []
    private var fieldBox: UIView?
    private var isStale = true

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        for card in [card, cancelCard] {
            card.layer.cornerRadius = 14
            card.clipsToBounds = true
            addSubview(card)
        }
        for label in [titleLabel, messageLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            card.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    func contentChanged() {
        isStale = true
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    var isSheet: Bool { controller.preferredStyle == .actionSheet }
    /// What it is about.
    var headline: String { controller.title ?? controller.message ?? "" }
    private var inset: CGFloat { isSheet ? 16 : 20 }

    // MARK: Content

    private func updateIfNeeded() {
        guard isStale else { return }
        isStale = false
        card.backgroundColor = AlertColors.card(isSheet: isSheet)
        cancelCard.backgroundColor = AlertColors.cancel
        updateTexts()
        updateButtons()
        updateFields()
    }

    private func updateTexts() {
        let hasBoth = controller.title != nil && controller.message != nil
        titleLabel.text = controller.title
        titleLabel.font = isSheet ? .systemFont(ofSize: 13, weight: hasBoth ? .semibold : .regular) : .systemFont(ofSize: 17, weight: .semibold)
        messageLabel.text = controller.message
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] {
            label.textColor = isSheet ? .secondaryLabel : .label
            label.isHidden = (label.text ?? "").isEmpty
        }
    }

    private func updateButtons() {
        for button in buttons { button.removeFromSuperview() }
        buttons = orderedActions.map { action in
            let button = AlertButton(action: action, isStrong: action === strongAction, isSheet: isSheet)
            button.onChoose = { [unowned controller] in controller.choose(action) }
            (isSheet && action.style == .cancel ? cancelCard : card).addSubview(button)
            return button
        }
        for line in lines { line.removeFromSuperview() }
        lines = []
    }

    /// The preferred action, else cancel, is set in semibold.
    private var strongAction: UIAlertAction? { controller.preferredAction ?? controller.cancelAction }

    /// Cancel stands left of a single other action, else last.
    private var orderedActions: [UIAlertAction] {
        let others = controller.actions.filter { $0.style != .cancel }
        guard let cancel = controller.cancelAction else { return others }
        return !isSheet && others.count == 1 ? [cancel] + others : others + [cancel]
    }

    private func updateFields() {
        fieldBox?.removeFromSuperview()
        fieldBox = nil
        guard let fields = controller.textFields else { return }
        let box = UIView()
        box.backgroundColor = .systemBackground
        box.layer.cornerRadius = 7
        box.layer.borderWidth = 0.5
        box.layer.borderColor = UIColor.separator.cgColor
        box.clipsToBounds = true
        for field in fields { box.addSubview(field) }
        card.addSubview(box)
        fieldBox = box
    }

    // MARK: Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: arrange(width: size.width, apply: false)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(width: bounds.width, apply: true)
    }

    /// One walk from top to bottom for both measuring and placing; its result is the height.
    private func arrange(width: CGFloat, apply: Bool) -> CGFloat {
        updateIfNeeded()
        if apply { for line in lines { line.removeFromSuperview() }; lines = [] }
        var y = arrangeTexts(width: width, apply: apply)
        y = arrangeFields(from: y, width: width, apply: apply)
        let inCard = buttons.filter { $0.superview === card }
        y = sideBySide ? arrangeRow(inCard, from: y, width: width, apply: apply) : arrangeColumn(inCard, from: y, width: width, apply: apply)
        if apply { card.frame = CGRect(x: 0, y: 0, width: width, height: y) }
        guard let cancel = buttons.first(where: { $0.superview === cancelCard }) else {
            if apply { cancelCard.isHidden = true }
            return y
        }
        if apply {
            cancelCard.isHidden = false
            cancelCard.frame = CGRect(x: 0, y: y + 8, width: width, height: buttonHeight)
            cancel.frame = cancelCard.bounds
        }
        return y + 8 + buttonHeight
    }

    private func arrangeTexts(width: CGFloat, apply: Bool) -> CGFloat {
        guard !titleLabel.isHidden || !messageLabel.isHidden else { return isSheet ? 0 : controller.textFields == nil ? 0 : 20 }
        let room = width - 2 * 16
        var y = isSheet ? 13.5 : 20 as CGFloat
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let height = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
            if apply { label.frame = CGRect(x: 16, y: y, width: room, height: height) }
            y += height + (label === titleLabel && !messageLabel.isHidden ? 2 : 0)
        }
        return y + (isSheet ? 13.5 : 20)
    }

    private func arrangeFields(from start: CGFloat, width: CGFloat, apply: Bool) -> CGFloat {
        guard let box = fieldBox, let fields = controller.textFields else { return start }
        let height: CGFloat = 30
        if apply {
            box.frame = CGRect(x: 16, y: start, width: width - 32, height: height * CGFloat(fields.count))
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(x: 7, y: CGFloat(index) * height + 3, width: box.bounds.width - 14, height: height - 6)
            }
        }
        return start + height * CGFloat(fields.count) + 16
    }

    private var buttonHeight: CGFloat { isSheet ? 57 : 44 }

    private var sideBySide: Bool {
        guard !isSheet, buttons.count == 2 else { return false }
        return buttons.allSatisfy { $0.sizeThatFits(.zero).width <= 135 - 16 }
    }

    private func arrangeRow(_ row: [AlertButton], from start: CGFloat, width: CGFloat, apply: Bool) -> CGFloat {
        if apply {
            addLine(CGRect(x: 0, y: start, width: width, height: hairline))
            addLine(CGRect(x: width / 2, y: start, width: hairline, height: buttonHeight))
            for (index, button) in row.enumerated() {
                button.frame = CGRect(x: CGFloat(index) * width / 2, y: start, width: width / 2, height: buttonHeight)
            }
        }
        return start + buttonHeight
    }

    private func arrangeColumn(_ column: [AlertButton], from start: CGFloat, width: CGFloat, apply: Bool) -> CGFloat {
        var y = start
        for button in column {
            if apply {
                if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: hairline)) }
                button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
            }
            y += buttonHeight
        }
        return y
    }

    private func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        card.addSubview(line)
        lines.append(line)
    }
}

enum AlertColors {
    @MainActor static func card(isSheet: Bool) -> UIColor {
        UIColor { traits in
            if traits.userInterfaceStyle == .dark { return UIColor(white: 45 / 255, alpha: 0.95) }
            return isSheet ? UIColor(white: 252 / 255, alpha: 0.95) : UIColor(white: 242 / 255, alpha: 0.95)
        }
    }

    @MainActor static var cancel: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : .white }
    }
}
