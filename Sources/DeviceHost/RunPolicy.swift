import Foundation

/// When a run ends by itself.
package struct RunPolicy {
    /// What the run loop knows at the end of a turn. Times are seconds on the app's clock.
    package struct Situation {
        package var now: TimeInterval
        /// The launch callbacks have returned and the app is active.
        package var isLaunched: Bool
        package var hasShownFrame: Bool
        package var lastChange: TimeInterval
        package var turnsSinceChange: Int
        package var isAnimating: Bool

        package init(now: TimeInterval, isLaunched: Bool, hasShownFrame: Bool, lastChange: TimeInterval, turnsSinceChange: Int, isAnimating: Bool) {
            (self.now, self.isLaunched, self.hasShownFrame) = (now, isLaunched, hasShownFrame)
            (self.lastChange, self.turnsSinceChange, self.isAnimating) = (lastChange, turnsSinceChange, isAnimating)
        }
    }

    /// Timers due within this many seconds are waited for.
    static let horizon: TimeInterval = 1
    /// Nothing is idle for longer than this.
    static let limit: TimeInterval = 60

    let until: RunOptions.Until?
    /// Real time passes: a hand or the network may do something before the end.
    package var isInRealTime = false
    private var launched: TimeInterval?
    /// Why the run ended otherwise than asked.
    package private(set) var note: String?

    package init(until: RunOptions.Until?) { self.until = until }

    /// Whether `isAnimating` of a situation counts: to know it costs a look at every layer that moves.
    package var asksWhatMoves: Bool { if case .idle = until { true } else { false } }

    /// `first-frame` ends with the turn that shows it and makes the app active, `SECONDS` when they have passed.
    package mutating func endsAfterTurn(_ situation: Situation) -> Bool {
        guard situation.isLaunched else { return false }
        let launched = self.launched ?? situation.now
        self.launched = launched
        switch until {
        case .firstFrame: return situation.hasShownFrame
        case .seconds(let seconds): return situation.now - launched >= seconds
        case .idle, .never, nil: return false
        }
    }

    /// Seconds that are left of a run of so many; nil for others.
    package func rest(at now: TimeInterval) -> TimeInterval? {
        guard let launched, case .seconds(let seconds) = until else { return nil }
        return max(launched + seconds - now, 0)
    }

    /// `next` is the time until the next timer, nil for none. Called where the app would sleep.
    package mutating func endsBeforeWaiting(_ situation: Situation, next: TimeInterval?) -> Bool {
        guard let launched, situation.hasShownFrame else { return false }
        switch until {
        case .seconds(let seconds):
            // Where the next timer is later than the end, there is nothing to wait for.
            return isInRealTime ? false : next.map { situation.now + $0 - launched >= seconds } ?? true
        case .idle:
            if situation.now - launched >= Self.limit {
                note = "still busy after \(Int(Self.limit)) seconds of the app's time; the run ends here"
                return true
            }
            return situation.isIdle(next: next, horizon: Self.horizon)
        case .firstFrame, .never, nil: return false
        }
    }
}

extension RunPolicy.Situation {
    /// No animation on its way, and no timer due within `horizon` seconds, but repeating ones that changed nothing twice.
    package func isIdle(next: TimeInterval?, horizon: TimeInterval) -> Bool {
        guard !isAnimating else { return false }
        guard let next, next <= horizon else { return true }
        return now - lastChange >= horizon && turnsSinceChange >= 2
    }
}
