import Foundation

/// A number is a `CGFloat` to a cast on iOS, as it is a `Double`; corelibs knows it as every other type but this.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
    /// Nil where the number has more digits than a `CGFloat`.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }

    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) { result = CGFloat(truncating: number) }
    public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
        var value: Double?
        guard Double._conditionallyBridgeFromObjectiveC(number, result: &value) else { return false }
        result = value.map { CGFloat($0) }
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat { number.map { CGFloat(truncating: $0) } ?? 0 }
}
