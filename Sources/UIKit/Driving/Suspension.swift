import CRunLoop
import DeviceHost
import Foundation
import LaunchRules
import VirtualClock

/// The sleep of an app that has nothing left to do in the background: no timer fires, no queue is served, no thread goes on until it is woken.
@MainActor final class Suspension {
    static let shared = Suspension()

    private(set) var isOn = false
    private var isWaiting = false
    /// What the app will hear of when it wakes, the last of each kind.
    private var news: [(kind: News, tell: @MainActor () -> Void)] = []

    /// Kinds of what happens to the device meanwhile.
    enum News { case battery, orientation, appearance, textSize, memory, locale, location, size }

    func begin() {
        guard !isOn else { return }
        isOn = true
        understudy_threads_rest(true)
    }

    func end() {
        guard isOn else { return }
        isOn = false
        understudy_threads_rest(false)
    }

    /// What the app hears of before anything else goes on (B19).
    func takeNews() -> [@MainActor () -> Void] {
        defer { news = [] }
        return holds("B19") ? news.map(\.tell) : []
    }

    func remember(_ kind: News, _ tell: @escaping @MainActor () -> Void) {
        news.removeAll { $0.kind == kind }
        news.append((kind, tell))
    }

    // MARK: Time

    /// Lets the app's clock go on without the app.
    func pass(_ seconds: TimeInterval) {
        let end = AppClock.now + seconds
        while AppClock.isBefore(end) {
            if AppClock.isVirtual { AppClock.advance(to: end) } else { wait(until: Date(timeIntervalSinceNow: end - AppClock.now)) }
        }
    }

    // MARK: The main thread

    /// The main run loop's mode meanwhile: it serves what operates the device, and nothing else.
    nonisolated static let mode = WindowDisplay.suspendedMode

    /// An empty mode would be left at once.
    private lazy var anchor: Timer = {
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: Self.mode)
        return timer
    }()

    /// Sleeps until ``stir()`` is called.
    func wait() {
        _ = anchor
        isWaiting = true
        while isWaiting { RunLoop.main.run(mode: Self.mode, before: .distantFuture) }
    }

    private func wait(until date: Date) {
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in MainActor.assumeIsolated { Suspension.shared.stir() } }
        RunLoop.main.add(timer, forMode: Self.mode)
        wait()
        timer.invalidate()
    }

    /// What is done for others leaves the run loop where it is: it has to be told.
    func stir() {
        guard isWaiting else { return }
        isWaiting = false
        understudy_leave_main_run_loop()
    }
}
