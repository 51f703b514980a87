import Foundation

/// What runs beside an app until it is done or the app has ended.
final class CompanionThread: @unchecked Sendable {
    private let ended = DispatchSemaphore(value: 0)
    private var result: (any Error)?

    init(_ body: @escaping AppProcess.Companion, of process: Process) {
        let app = Unchecked(process)
        Thread.detachNewThread { [self] in
            do { try body { app.process.isRunning } } catch { result = error }
            ended.signal()
        }
    }

    /// Waits for its end; nil where all went well.
    func failure() -> (any Error)? {
        ended.wait()
        return result
    }
}

/// Foundation's class may be asked from any thread whether it runs.
private struct Unchecked: @unchecked Sendable {
    let process: Process
    init(_ process: Process) { self.process = process }
}
