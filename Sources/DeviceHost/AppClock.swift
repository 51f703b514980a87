import Foundation
import VirtualClock

/// The app's clock: seconds since its process started, virtual in headless runs.
package enum AppClock {
    package static var now: TimeInterval { TimeInterval(understudy_clock_since_start()) / 1e9 }
    /// Time counts in nanoseconds: what is less than one away has come.
    package static func isBefore(_ time: TimeInterval) -> Bool { time - now > 1e-9 }
    package static var isVirtual: Bool { understudy_clock_is_virtual() }

    /// For tests: from here on time jumps instead of passing.
    package static func makeVirtual() { understudy_clock_make_virtual() }

    /// Virtual time stands still while the main run loop sleeps, until it is let go.
    package static func hold(_ held: Bool) { understudy_clock_hold(held) }

    /// Lets virtual time jump to this many seconds since the start, or to the next thing that is due, if that comes before.
    package static func advance(to time: TimeInterval) { understudy_clock_advance_to(Int64((time * 1e9).rounded())) }

    /// Told when everything waits: `next` is the seconds until the next timer, nil for none. Returning true has the main run
    /// loop turn once more instead.
    package static func whenIdle(_ handler: @escaping @MainActor (_ next: TimeInterval?) -> Bool) {
        MainActor.assumeIsolated { idleHandler = handler }
        understudy_clock_set_idle_handler { next in
            MainActor.assumeIsolated { AppClock.idleHandler?(next < 0 ? nil : TimeInterval(next) / 1e9) ?? false }
        }
    }

    /// Whether the handler has to be told where time is real. It is from the start.
    package static func awaitIdle(_ awaited: Bool) { understudy_clock_await_idle(awaited) }

    @MainActor private static var idleHandler: (@MainActor (TimeInterval?) -> Bool)?
}
