import Foundation

/// Spells out lengths of time: `1:30:00`, `1h 30m`, `1 hour, 30 minutes`. English only.
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable { case positional = 0, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: 1), dropLeading = Self(rawValue: 2), dropMiddle = Self(rawValue: 4), dropTrailing = Self(rawValue: 8), dropAll = Self(rawValue: 14), pad = Self(rawValue: 65536)
    }

    open var unitsStyle: UnitsStyle = .positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var allowsFractionalUnits = false
    open var calendar: Calendar? = .current
    open var referenceDate: Date?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private struct Unit { let flag: NSCalendar.Unit, seconds: Double, full: String, short: String, letter: String }
    private static let units = [
        Unit(flag: .year, seconds: 31_536_000, full: "year", short: "yr", letter: "y"), Unit(flag: .month, seconds: 2_592_000, full: "month", short: "mth", letter: "mo"),
        Unit(flag: .weekOfMonth, seconds: 604_800, full: "week", short: "wk", letter: "w"), Unit(flag: .day, seconds: 86_400, full: "day", short: "day", letter: "d"),
        Unit(flag: .hour, seconds: 3600, full: "hour", short: "hr", letter: "h"), Unit(flag: .minute, seconds: 60, full: "minute", short: "min", letter: "m"),
        Unit(flag: .second, seconds: 1, full: "second", short: "sec", letter: "s"),
    ]

    open func string(from ti: TimeInterval) -> String? {
        let allowed: NSCalendar.Unit = allowedUnits.isEmpty ? [.hour, .minute, .second] : allowedUnits
        var rest = abs(ti).rounded(.down), parts: [(unit: Unit, count: Int)] = []
        for unit in Self.units where allowed.contains(unit.flag) {
            let count = (rest / unit.seconds).rounded(.down)
            rest -= count * unit.seconds
            parts.append((unit, Int(count)))
        }
        return (ti < 0 ? "-" : "") + spelled(dropped(parts))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? { string(from: endDate.timeIntervalSince(startDate)) }

    open func string(from components: DateComponents) -> String? {
        let seconds = Double(components.second ?? 0) + 60 * Double(components.minute ?? 0) + 3600 * Double(components.hour ?? 0) + 86_400 * Double(components.day ?? 0)
        return string(from: seconds)
    }

    private func dropped(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
        var parts = parts
        let isPadded = zeroFormattingBehavior.contains(.pad)
        if unitsStyle == .positional {
            let dropsLeading = zeroFormattingBehavior.contains(.dropLeading) || zeroFormattingBehavior == .default
            if dropsLeading && !isPadded { while parts.count > 1, parts[0].count == 0 { parts.removeFirst() } }
        } else if !isPadded {
            let shown = parts.filter { $0.count != 0 }
            parts = shown.isEmpty ? Array(parts.suffix(1)) : shown
        }
        return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }

    private func spelled(_ parts: [(unit: Unit, count: Int)]) -> String {
        switch unitsStyle {
        case .positional:
            let isPadded = zeroFormattingBehavior.contains(.pad)
            return parts.enumerated().map { $0.offset == 0 && !isPadded ? "\($0.element.count)" : String(format: "%02d", $0.element.count) }.joined(separator: ":")
        case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
        case .brief: return parts.map { "\($0.count)\($0.unit.short)\($0.count == 1 ? "" : "s")" }.joined(separator: " ")
        case .short: return parts.map { "\($0.count) \($0.unit.short)\($0.count == 1 || $0.unit.short != "day" ? "" : "s")" }.joined(separator: ", ")
        case .full: return parts.map { "\($0.count) \($0.unit.full)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
        case .spellOut:
            let numbers = NumberFormatter()
            numbers.numberStyle = .spellOut
            return parts.map { "\(numbers.string(from: NSNumber(value: $0.count)) ?? "\($0.count)") \($0.unit.full)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
        }
    }
}
