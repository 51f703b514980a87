import Foundation
import XCTest

/// The measuring of the block that runs.
private final class Meter {
    let metrics: [any XCTMetric]
    private(set) var isRunning = false
    private(set) var values: [(name: String, unit: String, values: [Double])] = []
    private var start = XCTPerformanceMeasurementTimestamp()
    nonisolated(unsafe) static var current: Meter?

    init(_ metrics: [any XCTMetric]) { self.metrics = metrics }

    func begin() {
        guard !isRunning else { return }
        isRunning = true
        start = XCTPerformanceMeasurementTimestamp()
        metrics.forEach { $0.willBeginMeasuring() }
    }

    func end() throws {
        guard isRunning else { return }
        isRunning = false
        metrics.forEach { $0.didStopMeasuring() }
        let end = XCTPerformanceMeasurementTimestamp()
        for found in try metrics.flatMap({ try $0.reportMeasurements(from: start, to: end) }) {
            if let index = values.firstIndex(where: { $0.name == found.displayName }) {
                values[index].values.append(found.doubleValue)
            } else {
                values.append((found.displayName, found.unitSymbol, [found.doubleValue]))
            }
        }
    }
}

extension XCTestCase {

    public func measure(metrics: [any XCTMetric], file: StaticString = #filePath, line: UInt = #line, block: () -> Void) {
        measure(metrics: metrics, options: XCTMeasureOptions(), file: file, line: line, block: block)
    }

    public func measure(options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, file: file, line: line, block: block)
    }

    /// Runs `block` once to warm up and then as often as the options say; prints what the metrics found. There are no
    /// baselines here, so no measurement fails.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line, block: () -> Void) {
        guard Meter.current == nil else { return XCTFail("a measured block can't measure", file: file, line: line) }
        defer { Meter.current = nil }
        Meter.current = Meter([])
        block()
        let meter = Meter(metrics.compactMap { $0.copy(with: nil) as? any XCTMetric })
        Meter.current = meter
        do {
            for _ in 0..<max(options.iterationCount, 1) {
                if !options.invocationOptions.contains(.manuallyStart) { meter.begin() }
                block()
                try meter.end()
            }
        } catch { XCTFail("a metric can't say what it measured: \(error)", file: file, line: line) }
        for some in meter.values {
            let average = some.values.reduce(0, +) / Double(some.values.count)
            print("\(name) measured [\(some.name), \(some.unit)] average: \(String(format: "%.6f", average)), values: \(some.values.map { String(format: "%.6f", $0) })")
        }
    }

    public func startMeasuring() {
        if let meter = Meter.current { meter.begin() } else { startMeasuring(file: #filePath, line: #line) }
    }

    public func stopMeasuring() {
        guard let meter = Meter.current else { return stopMeasuring(file: #filePath, line: #line) }
        do { try meter.end() } catch { XCTFail("a metric can't say what it measured: \(error)") }
    }
}
