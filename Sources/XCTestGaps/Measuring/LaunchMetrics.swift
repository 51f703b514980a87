import Foundation

/// How long apps took to launch, in seconds of the machine's clock, since somebody last asked.
package enum LaunchDurations {
    nonisolated(unsafe) private static var seconds: [Double] = []
    private static let lock = NSLock()

    package static func add(_ duration: Double) { lock.withLock { seconds.append(duration) } }

    static func take() -> [Double] {
        lock.withLock {
            defer { seconds = [] }
            return seconds
        }
    }
}

/// From an app's launch to its first frame at rest, by the machine's clock: virtual time stands while an app is busy.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    public override init() {}
    public init(waitUntilResponsive: Bool) {}

    open func copy(with zone: NSZone? = nil) -> Any { XCTApplicationLaunchMetric() }
    open func willBeginMeasuring() { _ = LaunchDurations.take() }

    /// Nothing where no app was launched.
    open func reportMeasurements(from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp) throws -> [XCTPerformanceMeasurement] {
        let all = LaunchDurations.take()
        guard !all.isEmpty else { return [] }
        return [XCTPerformanceMeasurement(
            identifier: "com.apple.dt.XCTMetric_ApplicationLaunch.duration", displayName: "Duration (AppLaunch)", doubleValue: all.reduce(0, +), unitSymbol: "s")]
    }
}

/// An interval that an app marks by a signpost. Marks reach nobody here, but those of an app's launch.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
    private let launch: XCTApplicationLaunchMetric?

    public init(subsystem: String, category: String, name: String) { launch = nil }
    private init(_ launch: XCTApplicationLaunchMetric?) { self.launch = launch }

    open class var applicationLaunch: any XCTMetric { XCTOSSignpostMetric(XCTApplicationLaunchMetric()) }
    open class var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric(nil) }
    open class var scrollingAndDecelerationMetric: any XCTMetric { XCTOSSignpostMetric(nil) }
    open class var customNavigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric(nil) }
    open class var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric(nil) }

    open func copy(with zone: NSZone? = nil) -> Any { XCTOSSignpostMetric(launch) }
    open func willBeginMeasuring() { launch?.willBeginMeasuring() }

    open func reportMeasurements(from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp) throws -> [XCTPerformanceMeasurement] {
        try launch?.reportMeasurements(from: startTime, to: endTime) ?? []
    }
}
