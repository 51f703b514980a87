import Foundation
import ObjCRuntime

public enum HKMetricPrefix: Int, Sendable { case none = 0, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera }

/// A unit by its name, with what one of it is in the base unit of its dimension.
open class HKUnit: ObjCObject, @unchecked Sendable {
    public let unitString: String
    let factor: Double
    init(_ name: String, _ factor: Double = 1) { (unitString, self.factor) = (name, factor); super.init() }
    public convenience init(from string: String) { self.init(string, Self.factors[string] ?? 1) }
    private static let factors: [String: Double] = ["kg": 1000, "g": 1, "lb": 453.59237, "oz": 28.349523, "m": 1, "cm": 0.01, "km": 1000, "mi": 1609.344, "ft": 0.3048, "in": 0.0254, "s": 1, "min": 60, "hr": 3600, "d": 86400, "cal": 4.184, "kcal": 4184, "Cal": 4184, "J": 1, "kJ": 1000, "count/min": 1.0 / 60, "%": 0.01, "L": 1, "mL": 0.001]

    open class func count() -> HKUnit { HKUnit("count") }
    open class func percent() -> HKUnit { HKUnit("%") }
    open class func gram() -> HKUnit { HKUnit("g") }
    open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix == .kilo ? HKUnit("kg", 1000) : prefix == .milli ? HKUnit("mg", 0.001) : HKUnit("g") }
    open class func pound() -> HKUnit { HKUnit("lb", 453.59237) }
    open class func ounce() -> HKUnit { HKUnit("oz", 28.349523) }
    open class func meter() -> HKUnit { HKUnit("m") }
    open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix == .kilo ? HKUnit("km", 1000) : prefix == .centi ? HKUnit("cm", 0.01) : HKUnit("m") }
    open class func mile() -> HKUnit { HKUnit("mi", 1609.344) }
    open class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
    open class func inch() -> HKUnit { HKUnit("in", 0.0254) }
    open class func second() -> HKUnit { HKUnit("s") }
    open class func minute() -> HKUnit { HKUnit("min", 60) }
    open class func hour() -> HKUnit { HKUnit("hr", 3600) }
    open class func day() -> HKUnit { HKUnit("d", 86400) }
    open class func joule() -> HKUnit { HKUnit("J") }
    open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184) }
    open class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184) }
    open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184) }
    open class func liter() -> HKUnit { HKUnit("L") }
    open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix == .milli ? HKUnit("mL", 0.001) : HKUnit("L") }
    open class func degreeCelsius() -> HKUnit { HKUnit("degC") }
    open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg") }
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor) }
    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor) }
    open override var description: String { unitString }
}

open class HKQuantity: ObjCObject, @unchecked Sendable {
    private let base: Double
    public let unit: HKUnit
    public init(unit: HKUnit, doubleValue value: Double) { (base, self.unit) = (value * unit.factor, unit); super.init() }
    open func doubleValue(for unit: HKUnit) -> Double { base / unit.factor }
    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
    open func compare(_ quantity: HKQuantity) -> ComparisonResult { base < quantity.base ? .orderedAscending : base > quantity.base ? .orderedDescending : .orderedSame }
}
