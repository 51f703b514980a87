import Foundation

/// Writes a measurement with its unit's symbol or name.
open class MeasurementFormatter: Formatter {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let providedUnit = Self(rawValue: 1), naturalScale = Self(rawValue: 2), temperatureWithoutUnit = Self(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .current
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from measurement: Measurement<Unit>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return "\(number)°" }
        return unitStyle == .short || measurement.unit is UnitTemperature ? "\(number)\(measurement.unit.symbol)" : "\(number) \(measurement.unit.symbol)"
    }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String { string(from: Measurement<Unit>(value: measurement.value, unit: measurement.unit)) }
    open func string(from unit: Unit) -> String { unit.symbol }
}
