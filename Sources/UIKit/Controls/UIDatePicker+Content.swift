import Foundation
import class FoundationGaps.DateFormatter

extension UIDatePicker {
    func prepare() {
        isOpaque = false
        wheels.dataSource = wheelModel
        wheels.delegate = wheelModel
        addSubview(wheels)
        for label in compactLabels {
            label.font = .systemFont(ofSize: 17)
            label.textAlignment = .center
            addSubview(label)
        }
        contentChanged()
    }

    func clamped(_ date: Date) -> Date {
        var date = date
        if let minimumDate, date < minimumDate { date = minimumDate }
        if let maximumDate, date > maximumDate { date = maximumDate }
        return date
    }

    func contentChanged() {
        wheelModel.show(date)
        if showsCalendar { calendarView.show(date) }
        compactLabels[0].text = showsDate ? formatted(date: .medium, time: .none) : nil
        compactLabels[1].text = showsTime ? formatted(date: .none, time: .short) : nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func dateChangedByUser(_ date: Date) {
        setDate(date, animated: true)
        sendValueChanged()
    }

    private var calendarView: CalendarView {
        if let ownCalendar { return ownCalendar }
        let made = CalendarView(picker: self)
        ownCalendar = made
        return made
    }

    /// Inline pickers of dates show a month.
    var showsCalendar: Bool { datePickerStyle == .inline && showsDate }

    var showsDate: Bool { datePickerMode != .time && datePickerMode != .countDownTimer }
    var showsTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }

    private func formatted(date dateStyle: DateFormatter.Style, time timeStyle: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale ?? .current
        formatter.timeZone = timeZone ?? calendar.timeZone
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }

    // MARK: Geometry

    static let compactHeight: CGFloat = 34
    static let compactSpacing: CGFloat = 5
    static let compactPadding: CGFloat = 12

    private func compactWidth(_ label: UILabel) -> CGFloat {
        label.text == nil ? 0 : (label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.compactHeight)).width + 2 * Self.compactPadding).rounded(.up)
    }

    var fittingSize: CGSize {
        switch datePickerStyle {
        case .compact:
            let widths = compactLabels.map(compactWidth).filter { $0 > 0 }
            return CGSize(width: widths.reduce(0, +) + Self.compactSpacing * CGFloat(max(widths.count - 1, 0)), height: Self.compactHeight)
        case .inline: return datePickerMode == .time ? CGSize(width: 320, height: 216) : CGSize(width: 340, height: 340)
        default: return UIPickerView.size
        }
    }

    func layoutPicker() {
        let isCompact = datePickerStyle == .compact
        wheels.isHidden = isCompact || showsCalendar
        wheels.frame = bounds
        if showsCalendar {
            if calendarView.superview !== self { addSubview(calendarView) }
            calendarView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - (showsTime ? Self.compactHeight : 0))
        } else {
            ownCalendar?.removeFromSuperview()
            ownCalendar = nil
        }
        var x = isRightToLeft ? bounds.minX : bounds.maxX - fittingSize.width
        for label in compactLabels {
            let width = compactWidth(label)
            // The calendar of a date with its time has the time below.
            let isBelow = showsCalendar && showsTime && label === compactLabels[1]
            label.isHidden = !(isCompact || isBelow) || width == 0
            label.textColor = isEnabled ? .label : .tertiaryLabel
            label.frame = CGRect(x: isBelow ? bounds.width - width - 16 : x, y: isBelow ? bounds.height - Self.compactHeight : bounds.midY - Self.compactHeight / 2, width: width, height: Self.compactHeight)
            if width > 0 { x += width + Self.compactSpacing }
        }
    }

    func drawPicker() {
        guard datePickerStyle == .compact || showsCalendar else { return }
        UIColor.tertiarySystemFill.setFill()
        for label in compactLabels where !label.isHidden { UIBezierPath(roundedRect: label.frame, cornerRadius: 8).fill() }
    }

    func decodePicker(_ coder: NSCoder) {
        if let raw = coder.integer("UIDatePickerMode"), let mode = Mode(rawValue: raw) { datePickerMode = mode }
        if let raw = coder.integer("UIDatePickerStyle") ?? coder.integer("UIPreferredDatePickerStyle"), let style = UIDatePickerStyle(rawValue: raw) { preferredDatePickerStyle = style }
        if let minutes = coder.integer("UIMinuteInterval") { minuteInterval = minutes }
        if let duration = coder.float("UICountDownDuration") { countDownDuration = TimeInterval(duration) }
        minimumDate = coder.object("UIMinimumDate")
        maximumDate = coder.object("UIMaximumDate")
        locale = coder.object("UILocale")
        if !(coder.bool("UIDatePickerUseCurrentDateDuringDecoding") ?? true), let date: Date = coder.object("UIDate") { self.date = date }
    }
}
