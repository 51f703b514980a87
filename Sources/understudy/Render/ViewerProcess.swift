import AppBuilder
import Foundation
import Viewing

/// One run of the viewer.
struct ViewerProcess {
    private let viewer: URL
    private let arguments: [String]
    private let environment: [String: String]
    private let work: URL
    /// Wall-clock seconds after which a viewer counts as hung.
    private static let limit: Double = 120

    init(arguments: [String], environment: [String: String], work: URL) throws {
        viewer = try SDK.viewer()
        (self.arguments, self.environment, self.work) = (arguments, environment, work)
    }

    /// - Returns: what the viewer told, and how it ended when it didn't come to its end.
    func run(_ request: ViewerRequest) throws -> (events: [ViewerEvent], end: String?) {
        let file = work.appendingPathComponent("request.json").path
        try request.write(to: file)
        try? FileManager.default.removeItem(atPath: request.events)
        let messages = try Messages(in: work)
        defer { messages.tell() }
        let end = try start(file, messages)
        return (ViewerEvent.read(request.events), end)
    }

    private func start(_ request: String, _ messages: Messages) throws -> String? {
        let process = Process()
        process.executableURL = viewer
        process.arguments = [request] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { user, _ in user }
            .merging(environment) { _, new in new }
        process.standardError = messages.file
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw BuildFailure("\(viewer.path) can't be started: \(error.localizedDescription)") }
        if ended.wait(timeout: .now() + Self.limit) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return "it wasn't done after \(Int(Self.limit)) seconds"
        }
        if process.terminationReason == .uncaughtSignal {
            return "it crashed (\(String(cString: strsignal(process.terminationStatus))))\(messages.last.map { ": \($0)" } ?? "")"
        }
        return process.terminationStatus == 0 ? nil : "it ended with status \(process.terminationStatus)\(messages.last.map { ": \($0)" } ?? "")"
    }
}
