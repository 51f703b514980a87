import DeviceCommands
import DeviceHost
import Foundation

/// The commands that come over the socket, and from the window's keys: one is carried out after the other, once the app is up.
@MainActor final class CommandQueue {
    private struct Request {
        let perform: @MainActor (DeviceDriver) async -> DeviceAnswer
        /// The answer, and who is to hear when it has been sent.
        let answer: CommandServer.Answer
    }

    private let driver: DeviceDriver
    /// Nobody but commands says when the run ends: between them no virtual time passes.
    private let holdsClock: Bool
    private var requests: [Request] = []
    private var arrival: CheckedContinuation<Void, Never>?
    private var server: CommandServer?
    private var isServing = false
    /// What follows when the last answer has been sent: the run ends, or the app starts anew.
    private let end: @MainActor (_ newLanguages: [String]?) -> Void

    init(_ driver: DeviceDriver, holdsClock: Bool, end: @escaping @MainActor (_ newLanguages: [String]?) -> Void) { (self.driver, self.holdsClock, self.end) = (driver, holdsClock, end) }

    /// - Parameter isOwned: the process ends with whoever gives commands, as nobody else would end it.
    /// - Throws: `CommandError` where there can be no socket.
    func open(_ path: String, isOwned: Bool) throws {
        let leave: @Sendable () -> Void = { _exit(0) }
        server = try CommandServer(path: path, whenGone: isOwned ? leave : nil) { line, answer in
            RunLoopObserver.perform { self.receive(Request(perform: { await $0.perform(line: line) }, answer: answer)) }
        }
        serve()
    }

    func close() { server?.close() }

    /// A key of the device in the app's window; what it does is asked for when its turn has come.
    func press(_ button: DeviceButton) {
        receive(Request(perform: { await $0.press(button) }) { _, whenSent in whenSent?() })
        serve()
    }

    private func receive(_ request: Request) {
        requests.append(request)
        arrival?.resume()
        arrival = nil
        Suspension.shared.stir()
    }

    private func serve() {
        guard !isServing else { return }
        isServing = true
        Task {
            await Rest.shared.launch()
            while !isOver {
                let request = await next()
                var answer = await request.perform(driver)
                guard isOver else {
                    request.answer(answer.line, nil)
                    continue
                }
                let languages = driver.device.newLanguages
                answer.startsAnew = languages == nil ? nil : true
                // Who connects from here on is to find the new process.
                if languages != nil { close() }
                request.answer(answer.line) { self.endLater(languages) }
            }
        }
    }

    private var isOver: Bool { driver.device.hasEnded || driver.device.newLanguages != nil }

    /// From any thread.
    private nonisolated func endLater(_ newLanguages: [String]?) { RunLoopObserver.perform { self.end(newLanguages) } }

    /// Commands begin on whole milliseconds: how long one takes to arrive, and how often the loop turns meanwhile, leaves no trace. A suspended
    /// app sleeps until there is one.
    private func next() async -> Request {
        let rested = AppClock.now
        if requests.isEmpty {
            if holdsClock { AppClock.hold(true) }
            while requests.isEmpty, Suspension.shared.isOn { Suspension.shared.wait() }
            if requests.isEmpty { await withCheckedContinuation { arrival = $0 } }
            AppClock.hold(false)
        }
        if holdsClock { AppClock.advance(to: ((rested * 1000).rounded(.down) + 2) / 1000) }
        return requests.removeFirst()
    }
}
