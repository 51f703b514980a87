import CoreGraphics
import CrashRecords
import CrashStacks
import DeviceCommands
import DeviceHost
import Foundation
import FoundationGaps
import QuartzCore

/// One run of the app as `understudy run` asked for it: where its frames and its trace go, when it ends, what it leaves behind.
@MainActor final class RunSession {
    let options: RunOptions
    /// Where the desktop has one, and until it turns out that it can't be opened.
    private var window: WindowDisplay?
    private var policy: RunPolicy
    private var isOver = false
    /// Where real time passes: turns the loop when the run is to end.
    private var deadline: Timer?
    private(set) lazy var commands = CommandQueue(.shared, holdsClock: options.until == .never && AppClock.isVirtual) { $0.map(self.startAnew) ?? self.end() }
    private(set) static var current: RunSession?

    init(_ options: RunOptions) {
        self.options = options
        if !options.headless, WindowDisplay.isPossible {
            let title = "\(Bundle.main.displayName) (\(options.device.name))"
            window = WindowDisplay(title: title, size: options.device.size, scale: options.scale.map { CGFloat($0) })
        }
        policy = RunPolicy(until: options.until ?? (options.headless ? .idle : nil))
        policy.isInRealTime = !AppClock.isVirtual
    }

    /// Opens the run of this process. Called before there is an application.
    static func open() {
        let session = RunSession(.current)
        current = session
        session.openTrace()
        session.openCrashRecord()
        Watchdog.limits = session.options.watchdog
        Notifications.isAppInFront = { MainActor.assumeIsolated { UIApplication.current?.applicationState == .active } }
        for complaint in session.options.complaints { Log.note("understudy: \(complaint)") }
        FrameLoop.shared.opensDisplay = { session.openDisplay() }
        FrameLoop.shared.turnEnded = { session.turnEnded() }
        AppClock.whenIdle { session.isAboutToWait(next: $0) }
        session.awaitIdle()
        if let path = session.options.socket { session.takeCommands(path) }
    }

    /// What the report of a crash says of the app and the device.
    private func openCrashRecord() {
        guard let record = CrashRecord.current else { return }
        let bundle = Bundle.main, info = bundle.infoDictionary ?? [:], size = options.device.size
        record.write(facts: [
            ("Process", "\(bundle.executableURL?.lastPathComponent ?? "") [\(getpid())]"), ("Path", bundle.executablePath ?? ""),
            ("Identifier", bundle.bundleIdentifier ?? ""),
            ("Version", "\(info["CFBundleShortVersionString"] as? String ?? "?") (\(info["CFBundleVersion"] as? String ?? "?"))"),
            ("Device", "\(options.device.name), \(Int(size.width)) × \(Int(size.height)) points at \(Int(options.device.scale))x, held \(options.orientation.rawValue)"),
            ("OS Version", "iOS \(options.ios)"), ("Time", AppClock.isVirtual ? "virtual" : "real"),
        ])
        understudy_make_stacks_readable()
        NSException.record = { record.write(.exception, reason: "\($0): \($1)") }
    }

    private func takeCommands(_ path: String) {
        do { try commands.open(path, isOwned: options.isOwned) } catch {
            Log.note("understudy: the app takes no commands: \(error)")
        }
    }

    private func openDisplay() -> any Display {
        guard let window else { return HeadlessDisplay(scale: screenshotScale) }
        if let failure = window.failure {
            runHeadless(failure)
            return HeadlessDisplay(scale: screenshotScale)
        }
        window.input = DesktopInput(self, window)
        return window
    }

    /// The desktop takes no window: the rest of the run is as with `--headless`.
    private func runHeadless(_ reason: String) {
        Log.note("understudy: \(reason); the app runs headless")
        window = nil
        policy = RunPolicy(until: options.until ?? .idle)
        if !options.realTime { AppClock.makeVirtual() }
        policy.isInRealTime = !AppClock.isVirtual
        awaitIdle()
    }

    /// Says whether the run, or somebody who drives it, needs to know when there is nothing to do.
    func awaitIdle() { AppClock.awaitIdle(policy.asksWhatMoves || Rest.shared.isAwaited) }

    private var screenshotScale: CGFloat { options.scale.map { CGFloat($0) } ?? options.device.scale }

    private func openTrace() {
        guard let path = options.trace else { return }
        if path == "-" { return Trace.add(TraceTable()) }
        if let file = TraceFile(path: path, goesOn: options.isStartedAnew) { Trace.add(file) } else { Log.note("understudy: can't write the trace to \(path)") }
    }

    // MARK: Ending

    private var situation: RunPolicy.Situation {
        let loop = FrameLoop.shared, app = UIApplication.current
        // Nobody sees an app that is started in the background.
        let isUnseen = app?.life.isBackgroundLaunch == true && app?.applicationState == .background
        return RunPolicy.Situation(
            now: AppClock.now, isLaunched: app?.life.hasFinishedLaunching == true && (isUnseen || app?.applicationState == .active),
            hasShownFrame: isUnseen || loop.hasShownFrame, lastChange: loop.lastChange, turnsSinceChange: loop.turnsSinceChange,
            isAnimating: (policy.asksWhatMoves || Rest.shared.isAwaited) && loop.isAnimating)
    }

    private func turnEnded() {
        if isOver || policy.endsAfterTurn(situation) { return end() }
        guard policy.isInRealTime, deadline == nil, let rest = policy.rest(at: AppClock.now) else { return }
        deadline = MainTimer.after(rest + 0.001) {}
    }

    /// Called where the main thread would sleep. The end comes with the next turn: this may be deep inside a nested run.
    private func isAboutToWait(next: TimeInterval?) -> Bool {
        if Rest.shared.isAwaited, Rest.shared.isAboutToWait(situation, next: next) { return true }
        guard !isOver, policy.endsBeforeWaiting(situation, next: next) else { return false }
        if let note = policy.note { Log.note("understudy: \(note)") }
        isOver = true
        RunLoopObserver.wake()
        return true
    }

    /// Somebody closes the window: the app is told that it ends.
    func close() {
        let isWritten = writeResults()
        UIApplication.shared.terminate()
        finish(isWritten)
    }

    func end() { finish(writeResults()) }

    /// The process begins again in its place, in other languages: whoever drives it keeps its app.
    private func startAnew(in languages: [String]) {
        Trace.finish()
        FrameLoop.shared.display?.close()
        fflush(nil)
        Languages.set(languages)
        setenv(RunOptions.Variable.startedAnew.rawValue, "1", 1)
        unsetenv(RunOptions.Variable.launch.rawValue)
        execv(Bundle.main.executablePath ?? "/proc/self/exe", CommandLine.unsafeArgv)
        Log.note("understudy: the app can't be started anew: \(String(cString: strerror(errno)))")
        exit(1)
    }

    /// Ends the process with 0, or 1 where something couldn't be written.
    private func finish(_ isWritten: Bool) {
        Trace.finish()
        FrameLoop.shared.display?.close()
        commands.close()
        if FrameLoop.shared.firstFrameIsEmpty, let reason = BlackScreen.diagnosis() { Log.note(reason) }
        fflush(nil)
        exit(isWritten ? 0 : 1)
    }

    /// What was asked for: false where something couldn't be written.
    private func writeResults() -> Bool {
        var isWritten = true
        if let path = options.screenshot { isWritten = writeScreenshot(to: path) }
        if let path = options.tree, !write(TreeDump.text(), to: path) { isWritten = false }
        return isWritten
    }

    /// What the screen shows now, as a PNG of the device's own resolution unless another was asked for.
    func writeScreenshot(to path: String) -> Bool {
        do { try Self.writeScreenshot(to: path) } catch {
            Log.note("understudy: \(error)")
            return false
        }
        return true
    }

    /// - Throws: `CommandError`.
    static func writeScreenshot(to path: String) throws {
        let options = RunOptions.current
        FrameLoop.shared.commit()
        let frame = ScreenRenderer(scale: options.scale.map { CGFloat($0) } ?? options.device.scale).frame(at: CACurrentMediaTime())
        do { try frame.writePNG(to: path) } catch { throw CommandError("can't write the screenshot to \(path): \(error.localizedDescription)") }
    }

    private func write(_ text: String, to path: String) -> Bool {
        if path == "-" {
            FileHandle.standardOutput.write(Data(text.utf8))
            return true
        }
        do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
            Log.note("understudy: can't write the tree to \(path): \(error.localizedDescription)")
            return false
        }
        return true
    }
}
