/// Timers of the main run loop, for gestures and scrolling; they run during tracking too. // H7
@MainActor enum MainTimer {
    static func after(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Timer { schedule(delay, repeats: false, body) }
    static func every(_ interval: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Timer { schedule(interval, repeats: true, body) }

    private static func schedule(_ interval: TimeInterval, repeats: Bool, _ body: @escaping @MainActor () -> Void) -> Timer {
        nonisolated(unsafe) let body = body
        // `Timer(timeInterval:)` of corelibs is due at once.
        let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { _ in MainActor.assumeIsolated { body() } }
        RunLoop.main.add(timer, forMode: .common)
        return timer
    }
}
