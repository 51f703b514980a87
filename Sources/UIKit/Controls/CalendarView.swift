import Foundation
import class FoundationGaps.DateFormatter

/// A month of days to tap: the inline look of a date picker.
final class CalendarView: UIView {
    private unowned let picker: UIDatePicker
    private let title = UILabel()
    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private var days: [CalendarDay] = []
    /// The first day of the month that is shown.
    private var month = Date()

    init(picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        addSubview(title)
        for (button, symbol, name, step) in [(back, "chevron.backward", "Previous Month", -1), (forth, "chevron.forward", "Next Month", 1)] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = name
            button.addAction(UIAction { [unowned self] _ in turn(by: step) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var calendar: Calendar {
        var calendar = picker.calendar ?? .current
        if let zone = picker.timeZone { calendar.timeZone = zone }
        if let locale = picker.locale { calendar.locale = locale }
        return calendar
    }

    /// Shows the month of the picker's date.
    func show(_ date: Date) {
        month = calendar.dateInterval(of: .month, for: date)?.start ?? date
        rebuild()
    }

    private func turn(by months: Int) {
        month = calendar.date(byAdding: .month, value: months, to: month) ?? month
        rebuild()
    }

    private func rebuild() {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = picker.locale ?? .current
        formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
        title.text = formatter.string(from: month)
        (weekdays + days).forEach { ($0 as UIView).removeFromSuperview() }
        let names = calendar.shortWeekdaySymbols, first = calendar.firstWeekday - 1
        weekdays = (0..<7).map { index in
            let label = UILabel()
            label.text = names[(first + index) % 7].uppercased()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            return label
        }
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        days = (1...count).map { number in
            let date = calendar.date(byAdding: .day, value: number - 1, to: month) ?? month
            let day = CalendarDay(number, isToday: calendar.isDateInToday(date), isChosen: calendar.isDate(date, inSameDayAs: picker.date), tint: picker.tintColor)
            day.isEnabled = isAllowed(date)
            day.addAction(UIAction { [unowned self] _ in choose(date) }, for: .touchUpInside)
            return day
        }
        (weekdays + days).forEach { addSubview($0 as UIView) }
        setNeedsLayout()
    }

    private func isAllowed(_ date: Date) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
        if let minimum = picker.minimumDate, end <= minimum { return false }
        if let maximum = picker.maximumDate, date > maximum { return false }
        return true
    }

    /// The day with the time of day there was.
    private func choose(_ date: Date) {
        var parts = calendar.dateComponents([.year, .month, .day], from: date)
        let time = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
        picker.dateChangedByUser(calendar.date(from: parts) ?? date)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 16, width = bounds.width - 2 * margin
        title.frame = CGRect(x: margin, y: 8, width: width - 100, height: 36)
        back.frame = CGRect(x: bounds.width - margin - 88, y: 8, width: 44, height: 36)
        forth.frame = CGRect(x: bounds.width - margin - 44, y: 8, width: 44, height: 36)
        let cell = width / 7
        let place = { (index: Int) in margin + CGFloat(self.isRightToLeft ? 6 - index : index) * cell }
        for (index, label) in weekdays.enumerated() { label.frame = CGRect(x: place(index), y: 48, width: cell, height: 20) }
        let start = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
        let row = min((bounds.height - 72) / 6, 44)
        for (index, day) in days.enumerated() {
            let slot = start + index
            day.frame = CGRect(x: place(slot % 7), y: 70 + CGFloat(slot / 7) * row, width: cell, height: row)
        }
    }
}

/// One day: its number, in a disc when it is chosen.
final class CalendarDay: UIControl {
    private let label = UILabel()
    private let disc = UIView()
    private let color: UIColor

    init(_ number: Int, isToday: Bool, isChosen: Bool, tint: UIColor) {
        color = isToday || isChosen ? tint : .label
        super.init(frame: .zero)
        disc.isHidden = !isChosen
        disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
        disc.isUserInteractionEnabled = false
        label.text = "\(number)"
        label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
        label.textAlignment = .center
        label.textColor = isToday && isChosen ? .white : color
        addSubview(disc)
        addSubview(label)
        isSelected = isChosen
        isAccessibilityElement = true
        accessibilityLabel = "\(number)"
    }

    required init?(coder: NSCoder) { nil }

    override var keepsTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isEnabled ? 1 : 0.3
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let side = min(bounds.width, bounds.height)
        disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        disc.layer.cornerRadius = side / 2
    }
}
