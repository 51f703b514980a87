import Foundation

/// Waits for the end of a process itself.
///
/// Foundation's `Process` hears of an end by a socket that the process holds, and its children with it: it would wait for them, too, a shell's background
/// job or a debugger that an app has left behind.
final class ProcessEnd: @unchecked Sendable {
    enum Reason {
        case exit(status: Int32)
        case signal(Int32)

        /// As a shell has it in `$?`, less 128 for a signal.
        var status: Int32 {
            switch self {
            case .exit(let status): status
            case .signal(let number): number
            }
        }
    }

    private let lock = NSLock()
    private let ended = DispatchSemaphore(value: 0)
    private var known: Reason?

    /// Of a process that has been started.
    init(of process: Process) {
        let identifier = process.processIdentifier, started = Unchecked(process)
        Thread.detachNewThread { [self] in
            let reason = Self.wait(for: identifier) ?? started.reason
            lock.withLock { known = reason }
            ended.signal()
        }
    }

    /// nil while it runs.
    var reason: Reason? { lock.withLock { known } }

    /// - Parameter seconds: nil for as long as it takes.
    /// - Returns: nil where it still runs after them.
    func wait(seconds: Double? = nil) -> Reason? {
        if ended.wait(timeout: seconds.map { .now() + $0 } ?? .distantFuture) == .timedOut { return nil }
        ended.signal()
        return reason
    }

    /// nil where Foundation was faster and has taken the status away.
    private static func wait(for identifier: Int32) -> Reason? {
        var info = siginfo_t()
        while waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) != 0 {
            guard errno == EINTR else { return nil }
        }
        let status = info._sifields._sigchld.si_status
        return info.si_code == CLD_EXITED ? .exit(status: status) : .signal(status)
    }

    /// Foundation's class may be asked from any thread.
    private struct Unchecked: @unchecked Sendable {
        let process: Process
        init(_ process: Process) { self.process = process }

        var reason: Reason {
            process.waitUntilExit()
            return process.terminationReason == .exit ? .exit(status: process.terminationStatus) : .signal(process.terminationStatus)
        }
    }
}
