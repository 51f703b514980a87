import DeviceCommands
import DeviceHost
import Foundation

/// The commands that come over the socket: one is carried out after the other, once the app is up.
@MainActor final class CommandQueue {
    private struct Request {
        let line: String
        let answer: CommandServer.Answer
    }

    private let driver: DeviceDriver
    /// Nobody but commands says when the run ends: between them no virtual time passes.
    private let holdsClock: Bool
    private var requests: [Request] = []
    private var arrival: CheckedContinuation<Void, Never>?
    private var server: CommandServer?
    private let end: @MainActor () -> Void

    /// - Parameter end: ends the run, when the last answer has been sent.
    init(_ driver: DeviceDriver, holdsClock: Bool, end: @escaping @MainActor () -> Void) { (self.driver, self.holdsClock, self.end) = (driver, holdsClock, end) }

    /// - Parameter isOwned: the process ends with whoever gives commands, as nobody else would end it.
    /// - Throws: `CommandError` where there can be no socket.
    func open(_ path: String, isOwned: Bool) throws {
        let leave: @Sendable () -> Void = { _exit(0) }
        server = try CommandServer(path: path, whenGone: isOwned ? leave : nil) { line, answer in
            RunLoopObserver.perform { self.receive(Request(line: line, answer: answer)) }
        }
        Task { await serve() }
    }

    func close() { server?.close() }

    private func receive(_ request: Request) {
        requests.append(request)
        arrival?.resume()
        arrival = nil
    }

    private func serve() async {
        await Rest.shared.launch()
        while !driver.device.hasEnded {
            let request = await next()
            let answer = await driver.perform(line: request.line)
            if driver.device.hasEnded { request.answer(answer.line) { self.endLater() } } else { request.answer(answer.line, nil) }
        }
    }

    /// From any thread.
    private nonisolated func endLater() { RunLoopObserver.perform { self.end() } }

    /// Commands begin on whole milliseconds: how long one takes to arrive, and how often the loop turns meanwhile, leaves no trace.
    private func next() async -> Request {
        let rested = AppClock.now
        if requests.isEmpty {
            if holdsClock { AppClock.hold(true) }
            await withCheckedContinuation { arrival = $0 }
            AppClock.hold(false)
        }
        if holdsClock { AppClock.advance(to: ((rested * 1000).rounded(.down) + 2) / 1000) }
        return requests.removeFirst()
    }
}
