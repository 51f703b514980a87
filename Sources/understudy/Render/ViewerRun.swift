import AppBuilder
import Foundation
import Viewing

/// Runs the viewer until each scene of a request is done or known to fail: what raises ends a process, not the work.
struct ViewerRun {
    private let request: ViewerRequest
    private let environment: [String: String]
    private let work: URL
    /// Wall-clock seconds after which a viewer counts as hung.
    private static let limit: Double = 120

    init(_ request: ViewerRequest, environment: [String: String], work: URL) {
        (self.request, self.environment, self.work) = (request, environment, work)
    }

    /// - Returns: whether every scene could be shown; why not is said.
    func run() throws -> Bool {
        var rest = request, isWhole = true
        while !rest.scenes.isEmpty {
            try? FileManager.default.removeItem(atPath: rest.events)
            let end = try start(rest)
            let events = ViewerEvent.read(rest.events)
            for event in events where event.kind == .failed || event.kind == .note { say(event) }
            let failed = events.filter { $0.kind == .failed }.compactMap(\.scene)
            if !failed.isEmpty { isWhole = false }
            let begun = Set(events.filter { $0.kind == .began }.compactMap(\.scene))
            if end == nil { break }
            // The scene that was on when the viewer ended.
            let ended = Set(events.filter { $0.kind == .done }.compactMap(\.scene)).union(failed)
            for scene in rest.scenes where begun.contains(scene.id) && !ended.contains(scene.id) {
                isWhole = false
                say(ViewerEvent(.failed, scene: scene.id, message: end, line: scene.line))
            }
            guard !begun.isEmpty else { throw BuildFailure("the viewer can't be used: \(end ?? "")") }
            rest.scenes.removeAll { begun.contains($0.id) }
        }
        return isWhole
    }

    private func say(_ event: ViewerEvent) {
        let place = event.line.map { "\(request.path):\($0): " } ?? "\(request.path): "
        let scene = event.scene.map { " (scene \($0))" } ?? ""
        StandardError.write("\(place)\(event.kind == .failed ? "error" : "note"): \(event.message ?? "")\(scene)")
    }

    /// - Returns: how the process ended otherwise than by itself; nil when it came to its end.
    private func start(_ request: ViewerRequest) throws -> String? {
        let file = work.appendingPathComponent("request.json").path
        try request.write(to: file)
        let process = Process()
        process.executableURL = try SDK.viewer()
        process.arguments = [file]
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { user, _ in user }
            .merging(environment) { _, new in new }
        let messages = try Messages(in: work)
        process.standardError = messages.file
        defer { messages.tell() }
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw BuildFailure("\(try SDK.viewer().path) can't be started: \(error.localizedDescription)") }
        if ended.wait(timeout: .now() + Self.limit) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            return "it wasn't done after \(Int(Self.limit)) seconds"
        }
        if process.terminationReason == .uncaughtSignal { return "it crashed (\(String(cString: strsignal(process.terminationStatus))))" }
        return process.terminationStatus == 0 || process.terminationStatus == 1 && isFinished(request) ? nil : "it ended with status \(process.terminationStatus)"
    }

    /// Whether there is an end of each scene.
    private func isFinished(_ request: ViewerRequest) -> Bool {
        let ended = Set(ViewerEvent.read(request.events).filter { $0.kind == .done || $0.kind == .failed }.compactMap(\.scene))
        return request.scenes.allSatisfy { ended.contains($0.id) }
    }
}
