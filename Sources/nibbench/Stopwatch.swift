import Foundation

enum Stopwatch {
    /// Seconds of the quickest of some runs.
    static func best(of runs: Int, _ body: () -> Void) -> Double {
        (0..<runs).map { _ in
            let clock = ContinuousClock()
            let start = clock.now
            body()
            let time = start.duration(to: clock.now).components
            return Double(time.seconds) + Double(time.attoseconds) / 1e18
        }.min() ?? 0
    }

    static func rate(_ bytes: Int, _ seconds: Double) -> String { String(format: "%.1f MB/s", Double(bytes) / seconds / 1e6) }
}
