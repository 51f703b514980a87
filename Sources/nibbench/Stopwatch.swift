import Foundation

enum Stopwatch {
    /// Seconds of processor time of the quickest of some runs, which other work on the machine disturbs least.
    static func best(of runs: Int, _ body: () -> Void) -> Double {
        (0..<runs).map { _ in
            let start = now
            body()
            return now - start
        }.min() ?? 0
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    static func rate(_ bytes: Int, _ seconds: Double) -> String { String(format: "%.1f MB/s", Double(bytes) / seconds / 1e6) }
}
