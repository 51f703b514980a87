import DeviceCommands
import DeviceHost
import LaunchRules

/// Carries out what is done to the device, one command after the other.
@MainActor package final class DeviceDriver {
    package static let shared = DeviceDriver()

    var device = DeviceSituation()
    /// The screen changed as long as it was waited for: a game, that never rests.
    private var isRestless = false
    /// Those that the next command is to be looked at with.
    private var looks: [(after: TimeInterval, command: DeviceCommand)] = []
    /// The finger of `touch-down` and its like.
    static let finger = 0

    /// - Parameter line: as ``CommandForm/all`` says.
    package func perform(line: String) async -> DeviceAnswer {
        do {
            guard let command = try DeviceCommand(line: line) else { return .done() }
            return .done(try await perform(command))
        } catch {
            return .failed("\(error)")
        }
    }

    /// Returns when the app has come to rest, with what the command has to say.
    /// - Throws: why it can't be done.
    package func perform(_ command: DeviceCommand) async throws -> String {
        if case .after(let seconds, let look) = command {
            looks.append((seconds, look))
            return ""
        }
        let words = try await LooksMeanwhile.during(takeLooks()) { try await carryOut(command) }
        if isAtRestInBackground { Suspension.shared.begin() }
        return words
    }

    /// The app has nothing left to do in the background: the system suspends it.
    private var isAtRestInBackground: Bool {
        !device.hasEnded && UIApplication.shared.applicationState == .background && UIApplication.shared.life.hasFinishedLaunching && !BackgroundTasks.areRunning && holds("C1")
    }

    private func carryOut(_ command: DeviceCommand) async throws -> String {
        switch command {
        case .location, .locale, .resize, .scene, .keyboard:
            let words = try await arrange(command)
            if !device.hasEnded { await settle() }
            return words
        case .home, .activate, .lock, .unlock, .call, .alert, .switcher, .shake, .battery, .rotate, .appearance, .textSize, .open, .shortcut, .activity, .push, .notification, .fetch, .memoryWarning, .terminate, .quit, .kill, .end:
            return try await operate(command)
        case .tap, .doubleTap, .longPress, .swipe, .drag, .touch, .fingers, .type, .key:
            try await touch(command)
            return ""
        case .wait, .clock, .screenshot, .tree, .expect, .expectNot, .elements:
            return try await look(command)
        case .after: return ""
        }
    }

    private func takeLooks() -> [(after: TimeInterval, command: DeviceCommand)] {
        defer { looks = [] }
        return looks
    }

    // MARK: Time

    /// Until nothing moves and no timer is due that a gesture may wait for.
    func settle() async {
        guard !Suspension.shared.isOn else { return }
        guard !isRestless else { return _ = await Rest.shared.come(horizon: Rest.gesturePause, limit: Rest.gesturePause) }
        if await !Rest.shared.come(horizon: Rest.gesturePause, limit: Rest.shortLimit) {
            isRestless = true
            Log.note("understudy: the screen still changes after \(Int(Rest.shortLimit)) seconds; from now on commands come \(Rest.gesturePause) seconds after each other")
        }
    }

    /// Does what an event from outside leads to, as a work item of the main run loop, in which the app may run the loop again.
    func asEvent(_ body: @escaping @MainActor () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            RunLoopObserver.perform { done.resume(with: Result { try body() }) }
        }
    }

    /// What happens to the device: a suspended app hears of it when it is woken.
    func tell(_ kind: Suspension.News, _ body: @escaping @MainActor () -> Void) async throws {
        if Suspension.shared.isOn { Suspension.shared.remember(kind, body) } else { try await asEvent(body) }
    }

    /// A suspended app goes on, and hears first of what it has missed (B19).
    func resume() async throws {
        let news = Suspension.shared.takeNews()
        Suspension.shared.end()
        if !news.isEmpty { try await asEvent { for tell in news { tell() } } }
    }

    /// Seconds on the app's clock. In the background, the app has them only until what it wanted to finish is done.
    func pass(_ seconds: TimeInterval) async {
        let end = AppClock.now + seconds
        while AppClock.isBefore(end), !Suspension.shared.isOn {
            let isUnseen = UIApplication.shared.applicationState == .background
            if isUnseen, isAtRestInBackground { Suspension.shared.begin() } else { await run(for: isUnseen ? min(end - AppClock.now, Self.look) : end - AppClock.now) }
        }
        if Suspension.shared.isOn { Suspension.shared.pass(end - AppClock.now) }
    }

    /// Seconds between two looks at whether the app still has something to do in the background.
    private static let look: TimeInterval = 0.25

    private func run(for seconds: TimeInterval) async {
        guard seconds > 0 else { return }
        await withCheckedContinuation { done in _ = MainTimer.after(seconds) { done.resume() } }
    }
}
