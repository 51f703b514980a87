import Foundation

extension Double {
    /// As Foundation prints a number inside `{…}`: no fraction when it is whole.
    var short: String { self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self) }

    /// Three significant digits, as NSColor's archive has them.
    var threeDigits: String { String(format: "%.3g", self) }
}
