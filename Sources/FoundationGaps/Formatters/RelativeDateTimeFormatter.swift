import Foundation

/// Spells out distances in time: `in 2 days`, `3 hours ago`, `yesterday`. English only.
open class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable { case numeric = 0, named }
    public enum UnitsStyle: Int, Sendable { case full = 0, spellOut, short, abbreviated }

    open var dateTimeStyle: DateTimeStyle = .numeric
    open var unitsStyle: UnitsStyle = .full
    open var formattingContext: Formatter.Context = .unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate)) }
    open func string(for date: Date) -> String? { localizedString(for: date, relativeTo: Date()) }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let size = abs(timeInterval)
        let units: [(Double, String)] = [(31_536_000, "year"), (2_592_000, "month"), (604_800, "week"), (86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
        let (seconds, name) = units.first { size >= $0.0 } ?? (1, "second")
        return spelled(Int((size / seconds).rounded(.down)), name, isPast: timeInterval < 0)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts: [(Int?, String)] = [(dateComponents.year, "year"), (dateComponents.month, "month"), (dateComponents.weekOfMonth, "week"), (dateComponents.day, "day"), (dateComponents.hour, "hour"), (dateComponents.minute, "minute"), (dateComponents.second, "second")]
        guard let (count, name) = parts.first(where: { $0.0 != nil }), let count else { return "" }
        return spelled(abs(count), name, isPast: count < 0)
    }

    private func spelled(_ count: Int, _ name: String, isPast: Bool) -> String {
        if dateTimeStyle == .named {
            if count == 0 { return name == "day" ? "today" : "now" }
            if count == 1, let named = ["day": ("yesterday", "tomorrow"), "week": ("last week", "next week"), "month": ("last month", "next month"), "year": ("last year", "next year")][name] { return isPast ? named.0 : named.1 }
        }
        let short = ["year": "yr.", "month": "mo.", "week": "wk.", "day": count == 1 ? "day" : "days", "hour": "hr.", "minute": "min.", "second": "sec."]
        let unit = unitsStyle == .full || unitsStyle == .spellOut ? name + (count == 1 ? "" : "s") : short[name]!
        return isPast ? "\(count) \(unit) ago" : "in \(count) \(unit)"
    }
}
