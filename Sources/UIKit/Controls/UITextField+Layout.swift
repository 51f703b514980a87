import Foundation

extension UITextField {
    static let roundedInset: CGFloat = 7
    static let bulletString = "•"

    func prepare() {
        isOpaque = false
        contentHorizontalAlignment = .left
        textLabel.isUserInteractionEnabled = false
        placeholderLabel.isUserInteractionEnabled = false
        addSubview(placeholderLabel)
        addSubview(textLabel)
        restyle()
    }

    var effectiveFont: UIFont { font ?? .systemFont(ofSize: 17) }

    func setText(_ string: String) {
        setAttributed(NSAttributedString(string: string, attributes: defaultTextAttributes))
    }

    func setAttributed(_ string: NSAttributedString) {
        storage = string
        selection = NSRange(location: string.length, length: 0)
        restyle()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func applyDefaultAttributes() {
        if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
        if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
    }

    /// Brings the two labels up to date with text, font, colours and alignment.
    func restyle() {
        for label in [textLabel, placeholderLabel] {
            label.font = effectiveFont
            label.textAlignment = textAlignment
            label.lineBreakMode = .byTruncatingTail
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            if minimumFontSize > 0 { label.minimumScaleFactor = min(minimumFontSize / effectiveFont.pointSize, 1) }
        }
        textLabel.textColor = isEnabled ? textColor ?? .label : .tertiaryLabel
        if isSecureTextEntry { textLabel.text = String(repeating: Self.bulletString, count: storage.length) } else { textLabel.attributedText = shownText }
        placeholderLabel.textColor = .placeholderText
        if let attributedPlaceholder { placeholderLabel.attributedText = attributedPlaceholder } else { placeholderLabel.text = placeholder }
        placeholderLabel.isHidden = storage.length > 0
        setNeedsLayout()
        setNeedsDisplay()
    }

    private var shownText: NSAttributedString {
        let text = NSMutableAttributedString(string: storage.string, attributes: [.font: effectiveFont, .foregroundColor: textLabel.textColor as Any])
        storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length), options: []) { attributes, range, _ in text.addAttributes(attributes, range: range) }
        return text
    }

    // MARK: Geometry

    private func shows(_ mode: ViewMode, needsText: Bool = false) -> Bool {
        let has = storage.length > 0
        return switch mode {
        case .never: false
        case .whileEditing: editing && (has || !needsText)
        case .unlessEditing: !editing && (has || !needsText)
        case .always: has || !needsText
        @unknown default: false
        }
    }

    var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
    var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
    var showsClearButton: Bool { !showsRightView && shows(clearButtonMode, needsText: true) }

    func defaultSideRect(_ view: UIView?, in bounds: CGRect, atRight: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.intrinsicContentSize }
        size.height = min(size.height, bounds.height)
        return CGRect(x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    func defaultClearButtonRect(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 19 - 5, y: (bounds.midY - 9.5).rounded(), width: 19, height: 19)
    }

    func defaultTextRect(in bounds: CGRect) -> CGRect {
        let inset: CGFloat = switch borderStyle {
        case .none: 0
        case .line: 2
        default: Self.roundedInset
        }
        var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: borderStyle == .none ? 0 : min(2, bounds.height / 2))
        if showsLeftView {
            let edge = leftViewRect(forBounds: bounds).maxX + (borderStyle == .none ? 0 : 3)
            rect.size.width -= max(edge - rect.minX, 0)
            rect.origin.x = max(rect.minX, edge)
        }
        if showsRightView { rect.size.width = min(rect.maxX, rightViewRect(forBounds: bounds).minX) - rect.minX }
        if showsClearButton { rect.size.width = min(rect.maxX, clearButtonRect(forBounds: bounds).minX) - rect.minX }
        rect.size.width = max(rect.width, 0)
        return rect
    }

    /// With a rounded border 34 high or 10 more than the line; 22 without a border at 17 points.
    var fittingSize: CGSize {
        let line = roundedUpToPixel(CGSize(width: 0, height: effectiveFont.lineHeight)).height
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        var width = max(textLabel.sizeThatFits(unlimited).width, placeholderLabel.sizeThatFits(unlimited).width)
        if showsLeftView { width += leftViewRect(forBounds: bounds).width }
        if showsRightView { width += rightViewRect(forBounds: bounds).width }
        switch borderStyle {
        case .none: return CGSize(width: width.rounded(.up), height: (line + PlatformMetrics.current.plainFieldPadding).rounded(.up))
        case .line: return CGSize(width: (width + 4).rounded(.up), height: (line + 6).rounded(.up))
        default:
            let padding = PlatformMetrics.current.roundedFieldPadding, natural = effectiveFont.lineHeight + padding.height
            let height = max(padding.isWhole ? natural.rounded(.up) : roundedUpToPixel(natural), PlatformMetrics.current.leastRoundedFieldHeight)
            return CGSize(width: (width + 2 * Self.roundedInset).rounded(.up), height: height)
        }
    }

    /// From the top edge, in points.
    var textBaseline: CGFloat {
        let height = bounds.height > 0 ? bounds.height : fittingSize.height
        let box = aligned(textRect(forBounds: CGRect(x: 0, y: 0, width: max(bounds.width, 100), height: height)))
        return box.midY - effectiveFont.lineHeight / 2 + effectiveFont.ascender
    }

    func layoutField() {
        let text = editing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        textLabel.frame = aligned(text)
        placeholderLabel.frame = aligned(placeholderRect(forBounds: bounds))
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
        if showsClearButton {
            let button = clearButton
            button.isHidden = false
            button.frame = clearButtonRect(forBounds: bounds)
        } else { ownClearButton?.isHidden = true }
        placeCaret()
    }

    func placeCaret() { caret.place(in: self, over: textLabel, selection, isShown: editing) }

    private func aligned(_ rect: CGRect) -> CGRect {
        let height = min(effectiveFont.lineHeight.rounded(.up), rect.height)
        switch contentVerticalAlignment {
        case .top: return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
        case .bottom: return CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        default: return rect
        }
    }

    private var clearButton: UIButton {
        if let ownClearButton { return ownClearButton }
        let button = UIButton(type: .custom)
        button.setImage(UIImage(systemName: "xmark.circle.fill")?.withTintColor(.tertiaryLabel, renderingMode: .alwaysOriginal), for: .normal)
        button.addAction(UIAction(handler: { [unowned self] _ in clearByUser() }), for: .touchUpInside)
        ownClearButton = button
        addSubview(button)
        return button
    }

    func sideViewChanged(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// A rounded border keeps the background within it.
    func borderChanged() {
        if borderStyle == .roundedRect || rare?.paintsBackground == true {
            rareState.paintsBackground = borderStyle == .roundedRect
            setBackgroundColor(rareState.backgroundColor)
        }
        setNeedsDisplay()
    }

    func drawBorder() {
        let rect = borderRect(forBounds: bounds)
        if let image = isEnabled ? background : disabledBackground ?? background, borderStyle != .roundedRect { image.draw(in: rect) }
        switch borderStyle {
        case .none: break
        case .roundedRect:
            let path = UIBezierPath(roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
            (backgroundColor ?? .systemBackground).setFill()
            path.fill()
            UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2) }.setStroke()
            path.lineWidth = 0.5
            path.stroke()
        default:
            UIColor.label.setStroke()
            UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke()
        }
    }
}
