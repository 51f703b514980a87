import Foundation

extension Double {
    /// As Foundation prints a number inside `{…}`: no fraction when it is whole.
    var short: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }

    /// Three significant digits, as NSColor's archive has them: `%.3g`.
    var threeDigits: String { shortFraction ?? String(format: "%.3g", self) }

    /// What most components of colours are: 0, 1, and fractions between that don't lie midway between two of three digits.
    private var shortFraction: String? {
        if self == 1 { return "1" }
        guard self > 0.001, self < 1 else { return bitPattern == 0 ? "0" : nil }
        var scale = 1000.0, places = 3
        while self * scale < 100 {
            scale *= 10
            places += 1
        }
        let digits = self * scale, whole = digits.rounded()
        guard abs(abs(digits - whole) - 0.5) > 1e-6 else { return nil }
        var rest = Int(whole)
        if rest == 1000, places == 3 { return "1" }
        while rest % 10 == 0 {
            rest /= 10
            places -= 1
        }
        let text = String(rest)
        return "0." + String(repeating: "0", count: places - text.utf8.count) + text
    }
}
