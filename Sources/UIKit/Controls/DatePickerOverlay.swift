/// What a compact date picker opens: a calendar, or wheels for the time; a touch beside it closes it.
final class DatePickerOverlay: UIControl {
    private let panel = UIView()
    private let inner = UIDatePicker()
    private weak var picker: UIDatePicker?
    private var anchor = CGRect.zero

    static func show(for picker: UIDatePicker, time: Bool, from frame: CGRect) {
        guard let window = picker.window else { return }
        let overlay = DatePickerOverlay(picker: picker, time: time)
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.anchor = picker.convert(frame, to: window)
        window.addSubview(overlay)
        picker.sendActions(for: .editingDidBegin)
    }

    private init(picker: UIDatePicker, time: Bool) {
        self.picker = picker
        super.init(frame: .zero)
        isOpaque = false
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = 13
        panel.layer.shadowOpacity = 0.2
        panel.layer.shadowRadius = 20
        addSubview(panel)
        inner.datePickerMode = time ? .time : .date
        inner.preferredDatePickerStyle = time ? .wheels : .inline
        (inner.calendar, inner.locale, inner.timeZone) = (picker.calendar, picker.locale, picker.timeZone)
        (inner.minimumDate, inner.maximumDate, inner.minuteInterval) = (picker.minimumDate, picker.maximumDate, picker.minuteInterval)
        inner.date = picker.date
        inner.tintColor = picker.tintColor
        inner.addAction(UIAction { [unowned self] _ in self.picker?.dateChangedByUser(inner.date) }, for: .valueChanged)
        panel.addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        removeFromSuperview()
        picker?.sendActions(for: .editingDidEnd)
        return false
    }

    /// Below the picker where there is room, else above it.
    override func layoutSubviews() {
        super.layoutSubviews()
        let size = inner.intrinsicContentSize, safe = safeAreaInsets, edge: CGFloat = 8
        let x = min(max(anchor.midX - size.width / 2, safe.left + edge), bounds.width - safe.right - edge - size.width)
        let below = anchor.maxY + edge
        let y = below + size.height <= bounds.height - safe.bottom ? below : max(anchor.minY - edge - size.height, safe.top + edge)
        panel.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        inner.frame = panel.bounds
    }
}
