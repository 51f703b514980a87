import Foundation

/// What is measured while a block runs. An iteration begins with `willBeginMeasuring()` and ends with `didStopMeasuring()`;
/// then it is asked what came of the time between.
public protocol XCTMetric: NSCopying {
    func reportMeasurements(from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp) throws -> [XCTPerformanceMeasurement]
    func willBeginMeasuring()
    func didStopMeasuring()
}

extension XCTMetric {
    public func willBeginMeasuring() {}
    public func didStopMeasuring() {}
}

/// A moment on the app's clock.
public final class XCTPerformanceMeasurementTimestamp: NSObject, @unchecked Sendable {
    /// Nanoseconds.
    public let absoluteTimeNanoSeconds: UInt64
    public let date: Date

    public override init() {
        absoluteTimeNanoSeconds = UInt64(ProcessInfo.processInfo.systemUptime * 1e9)
        date = Date()
    }
}

/// One value of one metric.
public final class XCTPerformanceMeasurement: NSObject, @unchecked Sendable {
    public let identifier: String
    public let displayName: String
    public let doubleValue: Double
    public let unitSymbol: String
    public var value: Measurement<Unit> { Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)) }

    public init(identifier: String, displayName: String, doubleValue: Double, unitSymbol: String) {
        (self.identifier, self.displayName, self.doubleValue, self.unitSymbol) = (identifier, displayName, doubleValue, unitSymbol)
    }

    public convenience init(identifier: String, displayName: String, value: Measurement<Unit>) {
        self.init(identifier: identifier, displayName: displayName, doubleValue: value.value, unitSymbol: value.unit.symbol)
    }
}
