import Foundation

/// Looks again and again, a fifth of a second apart on the tester's clock.
@MainActor enum Polling {
    private static let pause = 0.2

    static func wait(_ timeout: TimeInterval, _ condition: () -> Bool) -> Bool {
        let limit = TesterClock.now + timeout
        while true {
            if condition() { return true }
            let left = limit - TesterClock.now
            guard left > 0 else { return false }
            TesterClock.wait(min(pause, left))
        }
    }
}
