import Foundation

/// Foundation's, and what corelibs leaves out: near days by their names, `Today at 9:41 AM`.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func string(from date: Date) -> String {
        guard doesRelativeDateFormatting, dateStyle != .none, let name = dayName(date) else { return super.string(from: date) }
        guard timeStyle != .none else { return name }
        let time = DateFormatter()
        (time.locale, time.timeZone, time.calendar) = (locale, timeZone, calendar)
        (time.dateStyle, time.timeStyle) = (.none, timeStyle)
        let joint = dateStyle == .short ? ", " : " at "
        return name + (isEnglish ? joint : ", ") + time.string(from: date)
    }

    open override func string(for obj: Any?) -> String? { (obj as? Date).map(string(from:)) }

    private var isEnglish: Bool { locale.language.languageCode == .english }

    /// Days around today as the locale calls them; nil for others. `RelativeDateTimeFormatter`'s style of Foundation knows every language.
    private func dayName(_ date: Date) -> String? {
        let calendar: Calendar = calendar ?? .current
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date)).day ?? 2
        guard abs(days) <= 1 else { return nil }
        var style = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar, capitalizationContext: .beginningOfSentence)
        style.allowedFields = [.day]
        return calendar.date(byAdding: .day, value: days, to: Date()).map(style.format)
    }

    open class override func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
        return formatter.string(from: date)
    }
}
