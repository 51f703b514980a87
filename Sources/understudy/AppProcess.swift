import AppBuilder
import Foundation

/// A built app, run to its end.
struct AppProcess {
    let executable: URL
    let arguments: [String]
    let environment: [String: String]
    /// Wall-clock seconds after which a headless app counts as hung; nil for no limit.
    let limit: Double?
    /// Who writes a report where it crashes.
    let crashes: CrashKeeper

    /// Runs on a thread of its own beside the app; may ask whether the app still runs.
    typealias Companion = @Sendable (_ isRunning: () -> Bool) throws -> Void

    /// - Throws: when the app can't be started, fails or hangs; what `companion` throws.
    func run(whileItRuns companion: Companion? = nil) throws {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        let settings = crashes.prepare()
        defer { crashes.clear() }
        process.environment = settings.weak.merging(ProcessInfo.processInfo.environment) { _, user in user }
            .merging(environment) { _, new in new }.merging(settings.strong) { _, ours in ours }
        let errors = Pipe(), tail = ErrorTail(errors.fileHandleForReading)
        process.standardError = errors
        do { try process.run() } catch { throw BuildFailure("\(executable.path) can't be started: \(error.localizedDescription)") }
        let interrupts = forwardInterrupts(to: process)
        defer { interrupts.forEach { $0.cancel() } }
        let ended = ProcessEnd(of: process), beside = companion.map { CompanionThread($0, until: ended) }
        let end = Result { try wait(for: process, ended, tail) }
        guard let failure = beside?.failure() else { return try end.get() }
        // A crash is told after what was done when it came.
        if case .failure(let crash) = end {
            StandardError.write("\(failure)")
            throw crash
        }
        throw failure
    }

    private func wait(for process: Process, _ ended: ProcessEnd, _ tail: ErrorTail) throws {
        guard let reason = ended.wait(seconds: limit) else {
            stop(process, ended)
            _ = crashes.report(signal: SIGABRT, errors: tail.finish())
            throw BuildFailure(
                "the app didn't come to an end within \(Int(limit ?? 0)) seconds of wall-clock time; it was stopped",
                hint: "it is busy without end or waits for something that doesn't come; --until first-frame asks for less")
        }
        try check(reason, errors: tail.finish())
    }

    /// For tests. The frames of the thread that crashed; what registers and images hold helps nobody who debugs an app.
    static let crashReport = "enable=yes,threads=crashed,registers=none,images=none,limit=48"

    /// An abort first, as its crash report shows where the app hangs.
    private func stop(_ process: Process, _ ended: ProcessEnd) {
        kill(process.processIdentifier, SIGABRT)
        if ended.wait(seconds: 15) == nil { kill(process.processIdentifier, SIGKILL) }
    }

    private func check(_ reason: ProcessEnd.Reason, errors: String) throws {
        switch reason {
        case .exit(status: 0): return
        case .exit(let status): throw BuildFailure("the app exited with status \(status)")
        case .signal(let signal):
            if signal == SIGTERM || signal == SIGINT { throw BuildFailure("the app ended by signal \(signal) (\(String(cString: strsignal(signal))))") }
            let report = crashes.report(signal: signal, errors: errors)
            if report.record?.ending == .watchdog { throw BuildFailure("the app was ended by the watchdog, code \(CrashReport.watchdogCode)") }
            throw BuildFailure("the app ended by signal \(signal) (\(String(cString: strsignal(signal))))")
        }
    }

    private func forwardInterrupts(to process: Process) -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { process.terminate() }
            source.resume()
            return source
        }
    }
}
