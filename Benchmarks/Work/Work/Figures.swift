import Foundation

enum Figures {
    /// Milliseconds that the processors have worked for this process.
    static var processor: Double { time(CLOCK_PROCESS_CPUTIME_ID) }
    /// Milliseconds on a clock that only goes forward.
    static var clock: Double { time(CLOCK_MONOTONIC) }

    private static func time(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    static func median(_ values: [Double]) -> Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }
    static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

    static func print(_ name: String, _ value: Double, _ unit: String) { Swift.print("\(name)\t\(String(format: "%.4f", value))\t\(unit)") }

    /// Megabytes that the process has had at most.
    static var peak: Double {
        let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line.flatMap { Double($0.filter(\.isNumber)) } ?? 0) / 1024
    }

    /// Of a piece of work that is done `times` times in each of eleven rounds: the median round, microseconds for one.
    static func microseconds(_ times: Int, _ work: (Int) -> Void) -> Double {
        median((0..<11).map { _ in
            let start = clock
            for index in 0..<times { work(index) }
            return (clock - start) / Double(times) * 1000
        })
    }
}
