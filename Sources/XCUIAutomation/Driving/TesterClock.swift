import Foundation
import VirtualClock

/// The tester's clock. In virtual time the app's and the tester's are brought together at each request, and neither runs while the
/// other works.
enum TesterClock {
    /// Seconds since the tester's process began.
    static var now: TimeInterval { TimeInterval(understudy_clock_since_start()) / 1e9 }
    static var isVirtual: Bool { understudy_clock_is_virtual() }

    /// Lets time pass; in virtual time it jumps.
    static func pass(_ seconds: TimeInterval) {
        if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
    }

    /// Time passes while the main run loop turns, as a test may have timers and expectations of its own.
    @MainActor static func wait(_ seconds: TimeInterval) { RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds)) }

    /// Waits for another process: time stands meanwhile.
    static func holding<Result>(_ work: () throws -> Result) rethrows -> Result {
        understudy_clock_hold(true)
        defer { understudy_clock_hold(false) }
        return try work()
    }

    /// Lets the machine's time pass.
    static func rest(_ seconds: TimeInterval) { understudy_clock_rest(Int64(seconds * 1e9)) }

    /// Seconds of the machine's clock.
    static var machine: TimeInterval { TimeInterval(understudy_clock_machine()) / 1e9 }
}
