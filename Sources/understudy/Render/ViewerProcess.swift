import AppBuilder
import Foundation
import Viewing

/// One run of the viewer. It starts at once and gets ready while its work is prepared, then waits to be told of it.
final class ViewerProcess {
    private let process = Process()
    private let input = Pipe()
    private let messages: Messages
    private let work: URL
    private let ended = DispatchSemaphore(value: 0)
    /// Wall-clock seconds after which a viewer counts as hung.
    private static let limit: Double = 120

    init(arguments: [String], environment: [String: String], work: URL) throws {
        self.work = work
        messages = try Messages(in: work)
        let viewer = try SDK.viewer()
        process.executableURL = viewer
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { user, _ in user }
            // It shows nothing on a screen, so that its launch would never end.
            .merging(["UNDERSTUDY_WATCHDOG": "off"]) { _, off in off }
            .merging(environment) { _, new in new }
        process.standardInput = input
        process.standardError = messages.file
        process.terminationHandler = { [ended] _ in ended.signal() }
        // One that crashed takes no words.
        signal(SIGPIPE, SIG_IGN)
        do { try process.run() } catch { throw BuildFailure("\(viewer.path) can't be started: \(error.localizedDescription)") }
    }

    /// - Returns: what the viewer told, and how it ended when it didn't come to its end.
    func run(_ request: ViewerRequest) throws -> (events: [ViewerEvent], end: String?) {
        let file = work.appendingPathComponent("request.json").path
        try request.write(to: file)
        try? FileManager.default.removeItem(atPath: request.events)
        try? input.fileHandleForWriting.write(contentsOf: Data("\(file)\n".utf8))
        try? input.fileHandleForWriting.close()
        defer { messages.tell() }
        let end = wait()
        return (ViewerEvent.read(request.events), end)
    }

    private func wait() -> String? {
        if ended.wait(timeout: .now() + Self.limit) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return "it wasn't done after \(Int(Self.limit)) seconds"
        }
        let status = process.terminationStatus, last = messages.last.map { ": \($0)" } ?? ""
        if process.terminationReason == .uncaughtSignal { return "it crashed (\(String(cString: strsignal(status))))\(last)" }
        return status == 0 ? nil : "it ended with status \(status)\(last)"
    }
}
