import Foundation

/// A date out of the parts that ``DetectedKind``'s pattern captures. Without a time it is noon, as Apple's detector has it.
struct DetectedDate {
    let part: (Int) -> String?

    init(_ part: @escaping (Int) -> String?) { self.part = part }

    private func number(_ index: Int) -> Int? { part(index).flatMap { Int($0) } }

    var date: Date? {
        var components = day
        components?.hour = number(14).map(hour) ?? (part(1)?.lowercased() == "tonight" ? 19 : 12)
        components?.minute = number(15) ?? 0
        guard let components, components.isValidDate(in: .current) else { return nil }
        return Calendar.current.date(from: components)
    }

    private func hour(_ hour: Int) -> Int {
        switch part(16)?.lowercased() {
        case "p": hour % 12 + 12
        case "a": hour % 12
        default: hour
        }
    }

    private var day: DateComponents? {
        let now = Date(), calendar = Calendar.current
        if let word = part(1)?.lowercased() {
            let days = ["tomorrow": 1, "yesterday": -1][word] ?? 0
            return calendar.date(byAdding: .day, value: days, to: now).map { calendar.dateComponents([.year, .month, .day], from: $0) }
        }
        let thisYear = calendar.component(.year, from: now)
        if let year = number(2) { return DateComponents(year: year, month: number(3), day: number(4)) }
        if let month = number(5) { return DateComponents(year: number(7).map { $0 < 100 ? 2000 + $0 : $0 }, month: month, day: number(6)) }
        if let name = part(8) { return DateComponents(year: number(10) ?? thisYear, month: month(name), day: number(9)) }
        if let name = part(12) { return DateComponents(year: number(13) ?? thisYear, month: month(name), day: number(11)) }
        return nil
    }

    private func month(_ name: String) -> Int? {
        let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        return names.firstIndex(of: String(name.lowercased().prefix(3))).map { $0 + 1 }
    }
}
