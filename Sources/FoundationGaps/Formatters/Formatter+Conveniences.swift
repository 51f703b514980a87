import Foundation

extension DateComponentsFormatter {
    public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
}

extension Measurement {
    /// The value with its unit's symbol, as the formatter writes it.
    public func formatted() -> String { MeasurementFormatter().string(from: self) }
}

extension PersonNameComponents {
    /// Given and family name, as English orders them.
    public func formatted() -> String { PersonNameComponentsFormatter().string(from: self) }
}

