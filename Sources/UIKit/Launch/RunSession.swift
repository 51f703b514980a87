import CoreGraphics
import DeviceCommands
import DeviceHost
import Foundation
import QuartzCore

/// One run of the app as `understudy run` asked for it: where its frames and its trace go, when it ends, what it leaves behind.
@MainActor final class RunSession {
    let options: RunOptions
    private let display: HeadlessDisplay?
    private var policy: RunPolicy
    private var isOver = false
    private var commands: CommandQueue?
    private(set) static var current: RunSession?

    init(_ options: RunOptions) {
        self.options = options
        let isSeen = options.headless || options.screenshot != nil || options.until != nil
        display = isSeen ? HeadlessDisplay(scale: options.scale.map { CGFloat($0) } ?? options.device.scale) : nil
        policy = RunPolicy(until: options.until ?? (options.headless ? .idle : nil))
    }

    /// Opens the run of this process. Called before there is an application.
    static func open() {
        let session = RunSession(.current)
        current = session
        session.openTrace()
        for complaint in session.options.complaints { Log.note("understudy: \(complaint)") }
        FrameLoop.shared.display = session.display
        FrameLoop.shared.turnEnded = { session.turnEnded() }
        AppClock.whenIdle { session.isAboutToWait(next: $0) }
        if let path = session.options.socket { session.takeCommands(path) }
    }

    private func takeCommands(_ path: String) {
        let commands = CommandQueue(.shared, holdsClock: options.until == .never && AppClock.isVirtual) { self.end() }
        do {
            try commands.open(path)
            self.commands = commands
        } catch {
            Log.note("understudy: the app takes no commands: \(error)")
        }
    }

    private func openTrace() {
        guard let path = options.trace else { return }
        if path == "-" { return Trace.add(TraceTable()) }
        if let file = TraceFile(path: path) { Trace.add(file) } else { Log.note("understudy: can't write the trace to \(path)") }
    }

    // MARK: Ending

    private var situation: RunPolicy.Situation {
        let loop = FrameLoop.shared, app = UIApplication.current
        return RunPolicy.Situation(
            now: AppClock.now, isLaunched: app?.life.hasFinishedLaunching == true && app?.applicationState == .active,
            hasShownFrame: loop.hasShownFrame, lastChange: loop.lastChange, turnsSinceChange: loop.turnsSinceChange,
            isAnimating: loop.isAnimating)
    }

    private func turnEnded() {
        if isOver || policy.endsAfterTurn(situation) { end() }
    }

    /// Called where the main thread would sleep. The end comes with the next turn: this may be deep inside a nested run.
    private func isAboutToWait(next: TimeInterval?) -> Bool {
        if Rest.shared.isAboutToWait(situation, next: next) { return true }
        guard !isOver, policy.endsBeforeWaiting(situation, next: next) else { return false }
        if let note = policy.note { Log.note("understudy: \(note)") }
        isOver = true
        RunLoopObserver.wake()
        return true
    }

    /// Writes what was asked for, and ends the process with 0, or 1 where something couldn't be written.
    private func end() {
        var status: Int32 = 0
        if let path = options.screenshot, let display {
            FrameLoop.shared.showLastFrame()
            do { try display.writePNG(to: path) } catch {
                Log.note("understudy: can't write the screenshot to \(path): \(error.localizedDescription)")
                status = 1
            }
        }
        if let path = options.tree, !write(TreeDump.text(), to: path) { status = 1 }
        Trace.finish()
        commands?.close()
        if FrameLoop.shared.firstFrameIsEmpty, let reason = BlackScreen.diagnosis() { Log.note(reason) }
        fflush(nil)
        exit(status)
    }

    /// Of the screen as it is now.
    /// - Throws: `CommandError`.
    static func writeScreenshot(to path: String) throws {
        let options = RunOptions.current
        FrameLoop.shared.commit()
        let frame = ScreenRenderer(scale: options.scale.map { CGFloat($0) } ?? options.device.scale).frame(at: CACurrentMediaTime())
        guard let data = PNGCoder.encode(frame, isOpaque: true) else { throw CommandError("the screen can't be written as a PNG") }
        do { try data.write(to: URL(fileURLWithPath: path)) } catch { throw CommandError("can't write the screenshot to \(path): \(error.localizedDescription)") }
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
