import DeviceHost
import Foundation

/// Waits until the app has come to rest.
@MainActor final class Rest {
    static let shared = Rest()

    /// A second tap comes within this many seconds, or is none: what waits for it is done then.
    static let gesturePause: TimeInterval = 0.4
    static let idlePause: TimeInterval = 1
    /// A game never rests.
    static let shortLimit: TimeInterval = 3, longLimit: TimeInterval = 60

    private struct Waiter {
        let isMet: (RunPolicy.Situation, TimeInterval?) -> Bool
        let timer: Timer?
        let end: (Bool) -> Void
        /// How often in a row the loop had nothing to do.
        var looks = 0
    }

    /// One more turn may begin what the one before has left behind: only what is at rest after it is at rest.
    private static let neededLooks = 3

    private var waiters: [Int: Waiter] = [:] {
        didSet { if oldValue.isEmpty != waiters.isEmpty { RunSession.current?.awaitIdle() } }
    }
    private var last = 0

    /// No animation is on its way, and no timer is due within `horizon` seconds, but ones that change nothing.
    /// - Returns: false where that wasn't so within `limit` seconds.
    func come(horizon: TimeInterval, limit: TimeInterval) async -> Bool {
        await wait(limit: limit) { $0.isIdle(next: $1, horizon: horizon) }
    }

    /// The first frame is there, the app is active, and what it started with is done.
    func launch() async {
        _ = await wait(limit: nil) { situation, _ in situation.isLaunched && situation.hasShownFrame }
        _ = await come(horizon: Self.gesturePause, limit: Self.shortLimit)
    }

    private func wait(limit: TimeInterval?, until isMet: @escaping (RunPolicy.Situation, TimeInterval?) -> Bool) async -> Bool {
        last += 1
        let number = last
        return await withCheckedContinuation { done in
            let timer = limit.map { MainTimer.after($0) { self.end(number, false) } }
            waiters[number] = Waiter(isMet: isMet, timer: timer) { done.resume(returning: $0) }
            // Where the loop has nothing to do it must not sleep over this.
            RunLoopObserver.wake()
        }
    }

    private func end(_ number: Int, _ result: Bool) {
        guard let waiter = waiters.removeValue(forKey: number) else { return }
        waiter.timer?.invalidate()
        waiter.end(result)
    }

    var isAwaited: Bool { !waiters.isEmpty }

    /// Called where the main thread would sleep. True when somebody waited for this.
    func isAboutToWait(_ situation: RunPolicy.Situation, next: TimeInterval?) -> Bool {
        var hasChanged = false
        for number in waiters.keys.sorted() {
            guard let waiter = waiters[number], waiter.isMet(situation, next) else {
                waiters[number]?.looks = 0
                continue
            }
            hasChanged = true
            waiters[number]?.looks += 1
            if waiter.looks + 1 >= Self.neededLooks { end(number, true) } else { RunLoopObserver.wake() }
        }
        return hasChanged
    }
}
