import Foundation
import class FoundationGaps.DateFormatter
import ObjCRuntime

/// The wheels of a date picker: which calendar units they show and what the rows are called.
@MainActor final class DateWheels: ObjCObject, UIPickerViewDataSource, UIPickerViewDelegate {
    enum Wheel { case day, month, year, dayOfYear, hour, minute, period }

    private unowned let picker: UIDatePicker
    private var shown = Date()
    /// How many days the wheel of whole days reaches back and forth.
    private static let reach = 5000

    init(picker: UIDatePicker) {
        self.picker = picker
        super.init()
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("pickerView(_:titleForRow:forComponent:)", "pickerView(_:didSelectRow:inComponent:)")
    }

    private var calendar: Calendar {
        var calendar = picker.calendar ?? .current
        if let zone = picker.timeZone { calendar.timeZone = zone }
        if let locale = picker.locale { calendar.locale = locale }
        return calendar
    }

    private var wheels: [Wheel] {
        switch picker.datePickerMode {
        case .date: [.month, .day, .year]
        case .time: [.hour, .minute, .period]
        case .countDownTimer: [.hour, .minute]
        case .dateAndTime: [.dayOfYear, .hour, .minute, .period]
        default: [.month, .year]
        }
    }

    func show(_ date: Date) {
        shown = date
        picker.wheels.reloadAllComponents()
        for (index, wheel) in wheels.enumerated() { picker.wheels.selectRow(row(of: wheel), inComponent: index, animated: false) }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        switch wheels[component] {
        case .day: calendar.range(of: .day, in: .month, for: shown)?.count ?? 31
        case .month: calendar.monthSymbols.count
        case .year: 10_000
        case .dayOfYear: 2 * Self.reach + 1
        case .hour: picker.datePickerMode == .countDownTimer ? 24 : 12
        case .minute: 60 / max(picker.minuteInterval, 1)
        case .period: 2
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        switch wheels[component] {
        case .day: "\(row + 1)"
        case .month: calendar.monthSymbols[row]
        case .year: "\(row + 1)"
        case .dayOfYear: dayTitle(row)
        case .hour: picker.datePickerMode == .countDownTimer ? "\(row) hours" : "\(row == 0 ? 12 : row)"
        case .minute: picker.datePickerMode == .countDownTimer ? "\(row * picker.minuteInterval) min" : String(format: "%02d", row * picker.minuteInterval)
        case .period: row == 0 ? calendar.amSymbol : calendar.pmSymbol
        }
    }

    private func dayTitle(_ row: Int) -> String {
        guard let day = calendar.date(byAdding: .day, value: row - Self.reach, to: shown), !calendar.isDateInToday(day) else { return "Today" }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = picker.locale ?? .current
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        return formatter.string(from: day)
    }

    private func row(of wheel: Wheel) -> Int {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: shown)
        let minutes = Int(picker.countDownDuration / 60)
        let isTimer = picker.datePickerMode == .countDownTimer
        switch wheel {
        case .day: return (parts.day ?? 1) - 1
        case .month: return (parts.month ?? 1) - 1
        case .year: return (parts.year ?? 1) - 1
        case .dayOfYear: return Self.reach
        case .hour: return isTimer ? minutes / 60 : (parts.hour ?? 0) % 12
        case .minute: return (isTimer ? minutes % 60 : parts.minute ?? 0) / max(picker.minuteInterval, 1)
        case .period: return (parts.hour ?? 0) / 12
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let selected = Dictionary(uniqueKeysWithValues: wheels.enumerated().map { ($1, pickerView.selectedRow(inComponent: $0)) })
        if picker.datePickerMode == .countDownTimer {
            picker.countDownDuration = TimeInterval((selected[.hour] ?? 0) * 3600 + (selected[.minute] ?? 0) * picker.minuteInterval * 60)
            return picker.sendValueChanged()
        }
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: shown)
        if let month = selected[.month] { parts.month = month + 1 }
        if let year = selected[.year] { parts.year = year + 1 }
        if let day = selected[.day] { parts.day = day + 1 }
        if let hour = selected[.hour] { parts.hour = hour + 12 * (selected[.period] ?? 0) }
        if let minute = selected[.minute] { parts.minute = minute * picker.minuteInterval }
        guard var date = calendar.date(from: parts) else { return }
        if let days = selected[.dayOfYear] { date = calendar.date(byAdding: .day, value: days - Self.reach, to: date) ?? date }
        picker.dateChangedByUser(date)
    }
}
