import Foundation

/// A number that grows or changes while the block runs; its difference is the measurement.
open class _DifferenceMetric: NSObject, XCTMetric, @unchecked Sendable {
    private let parts: [(name: String, label: String, unit: String, read: @Sendable () -> Double)]
    private var before: [Double] = [], after: [Double] = []

    init(_ parts: [(name: String, label: String, unit: String, read: @Sendable () -> Double)]) { self.parts = parts }

    open func copy(with zone: NSZone? = nil) -> Any { _DifferenceMetric(parts) }
    open func willBeginMeasuring() { before = parts.map { $0.read() } }
    open func didStopMeasuring() { after = parts.map { $0.read() } }

    open func reportMeasurements(from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp) throws -> [XCTPerformanceMeasurement] {
        zip(parts, zip(before, after)).map { part, values in
            XCTPerformanceMeasurement(identifier: "com.apple.dt.XCTMetric_\(part.name)", displayName: part.label, doubleValue: values.1 - values.0, unitSymbol: part.unit)
        }
    }
}

/// Seconds on the app's clock: with virtual time only what waits.
open class XCTClockMetric: _DifferenceMetric, @unchecked Sendable {
    public init() { super.init([("Clock.time.monotonic", "Clock Monotonic Time", "s", { ProcessInfo.processInfo.systemUptime })]) }
}

/// Seconds of the processor's time, which is never virtual.
open class XCTCPUMetric: _DifferenceMetric, @unchecked Sendable {
    public init() { super.init([("CPU.time", "CPU Time", "s", { _DifferenceMetric.processorTime })]) }
    public convenience init(limitingToCurrentThread: Bool) { self.init() }
}

/// Kilobytes that the process has in memory.
open class XCTMemoryMetric: _DifferenceMetric, @unchecked Sendable {
    public init() { super.init([("Memory.physical", "Memory Physical", "kB", { _DifferenceMetric.residentMemory })]) }
}

/// Kilobytes that the process has had written to disk.
open class XCTStorageMetric: _DifferenceMetric, @unchecked Sendable {
    public init() { super.init([("Storage.write", "Disk Logical Writes", "kB", { _DifferenceMetric.writtenBytes / 1000 })]) }
}

extension _DifferenceMetric {
    fileprivate static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    fileprivate static var residentMemory: Double {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
        return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1000
    }

    fileprivate static var writtenBytes: Double {
        let lines = (try? String(contentsOfFile: "/proc/self/io", encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.first { $0.hasPrefix("wchar: ") }.flatMap { Double($0.dropFirst("wchar: ".count)) } ?? 0
    }
}
