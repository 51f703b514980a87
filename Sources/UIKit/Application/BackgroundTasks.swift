import DeviceHost
import Foundation
import FoundationGaps
import LaunchRules

/// What an app wants to finish in the background, and the time it has left for it (C25, C39). From any thread.
enum BackgroundTasks {
    private struct Unfinished {
        let name: String
        /// The system's own, that waits for a completion handler: it doesn't end the app.
        let isOfSystem: Bool
        let expire: (@MainActor @Sendable () -> Void)?
    }

    /// Seconds that a stay in the background may last, and that what is told of its end has for ending.
    static let allowance: TimeInterval = 30, lastGrace: TimeInterval = 5
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last = 0
    nonisolated(unsafe) private static var running: [Int: Unfinished] = [:]
    /// On the app's clock; nil in the foreground.
    nonisolated(unsafe) private static var deadline: TimeInterval?
    @MainActor private static var timer: Timer?

    static func begin(_ name: String?, isOfSystem: Bool = false, _ expire: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
        lock.withLock {
            last += 1
            running[last] = Unfinished(name: name ?? "unnamed", isOfSystem: isOfSystem, expire: expire)
            return UIBackgroundTaskIdentifier(rawValue: last)
        }
    }

    static func end(_ identifier: UIBackgroundTaskIdentifier) { lock.withLock { running[identifier.rawValue] = nil } }

    /// Also what `performExpiringActivity` is at.
    static var areRunning: Bool { lock.withLock { !running.isEmpty } || ExpiringActivity.areRunning }

    /// C40: huge in the foreground.
    static var timeRemaining: TimeInterval {
        guard let deadline = lock.withLock({ deadline }), holds("C40") else { return .greatestFiniteMagnitude }
        return max(deadline - AppClock.now, 0)
    }

    // MARK: The stay in the background

    /// The app has gone to the background, or is woken there.
    @MainActor static func startClock() {
        timer?.invalidate()
        lock.withLock { deadline = AppClock.now + allowance }
        timer = MainTimer.after(allowance) { expire() }
    }

    @MainActor static func stopClock() {
        timer?.invalidate()
        timer = nil
        lock.withLock { deadline = nil }
    }

    /// C39: whoever isn't done is told; who isn't done after that is ended, with the app.
    @MainActor private static func expire() {
        timer = nil
        let late = lock.withLock { running.sorted { $0.key < $1.key } }
        ExpiringActivity.expire()
        guard !late.isEmpty, holds("C39") else { return }
        lock.withLock { for (number, task) in late where task.isOfSystem { running[number] = nil } }
        for (_, task) in late { task.expire?() }
        timer = MainTimer.after(lastGrace) { endApp(over: late.map(\.key)) }
    }

    @MainActor private static func endApp(over late: [Int]) {
        timer = nil
        let names = lock.withLock { late.compactMap { running.removeValue(forKey: $0)?.name } }
        guard !names.isEmpty, Watchdog.limits != nil else { return }
        Watchdog.terminate("the background task\(names.count > 1 ? "s" : "") \(names.map { "'\($0)'" }.joined(separator: ", ")) didn't end within \(Int(allowance)) seconds, nor by the expiration handler")
    }
}

extension UIApplication {
    /// C25: a time that the system waits for a completion handler to be called.
    func completion(of callback: String) -> @Sendable () -> Void {
        if applicationState == .background { BackgroundTasks.startClock() }
        let task = BackgroundTasks.begin(callback, isOfSystem: true) { Log.note("\(callback) has not called its completion handler within \(Int(BackgroundTasks.allowance)) seconds.") }
        return { if holds("C25") { BackgroundTasks.end(task) } }
    }
}
