import Foundation

/// A process of the app. Foundation's would turn the run loop while it waits, and with it the clock.
final class ChildProcess {
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
    }

    let identifier: pid_t
    let errors: ErrorStream
    private(set) var ending: Ending?

    /// - Throws: ``DrivingError`` when it can't be started.
    init(_ executable: String, arguments: [String], environment: [String: String]) throws {
        var pipe: [Int32] = [-1, -1]
        guard Glibc.pipe(&pipe) == 0 else { throw DrivingError.unreachable("no pipe for \(executable): \(Self.message(errno))") }
        for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, pipe[1], STDERR_FILENO)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var words = ([executable] + arguments).map { strdup($0) } + [nil]
        var variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var child: pid_t = 0
        let error = posix_spawn(&child, executable, &actions, nil, &words, &variables)
        close(pipe[1])
        guard error == 0 else {
            close(pipe[0])
            throw DrivingError.unreachable("\(executable) can't be started: \(Self.message(error))")
        }
        identifier = child
        errors = ErrorStream(pipe[0])
    }

    /// Looks whether it has ended.
    var isRunning: Bool {
        if ending == nil { wait(WNOHANG) }
        return ending == nil
    }

    func kill(_ signal: Int32 = SIGKILL) {
        guard isRunning else { return }
        _ = Glibc.kill(identifier, signal)
        wait(0)
    }

    /// Waits for its own end for so many seconds of the machine's time.
    func waitForEnd(_ seconds: TimeInterval) -> Bool {
        let limit = TesterClock.machine + seconds
        while isRunning, TesterClock.machine < limit { TesterClock.rest(0.005) }
        return !isRunning
    }

    private func wait(_ options: Int32) {
        var status: Int32 = 0
        guard waitpid(identifier, &status, options) == identifier else { return }
        let signal = status & 0x7F
        ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    }

    private static func message(_ error: Int32) -> String { String(cString: strerror(error)) }
}
