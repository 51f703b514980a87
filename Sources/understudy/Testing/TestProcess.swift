import AppBuilder
import Foundation

/// One process of a test program, and what it tells.
struct TestProcess {
    let program: TestProgram
    let environment: [String: String]
    let arguments: [String]

    /// Wall-clock seconds without news after which the process counts as hung.
    private var limit: Double { environment["UNDERSTUDY_WALL_LIMIT"].flatMap(Double.init) ?? 120 }

    enum Work: String { case list, xctest, testing }

    struct Ending {
        var status: Int32
        var signal: Int32?
        /// Wall-clock seconds without news after which it was stopped.
        var hungAfter: Double?
        var isHung: Bool { hungAfter != nil }
        /// The end of what it wrote on standard error.
        var errors: String

        /// Why the process ended as it did; nil for a good end.
        var reason: String? {
            if let hungAfter { return "the test hung: no end after \(Int(hungAfter)) s of wall-clock time, so the app was stopped (UNDERSTUDY_WALL_LIMIT says after how many)" }
            if let signal { return cause ?? "ended by signal \(signal) (\(String(cString: strsignal(signal))))" }
            return status == 0 ? nil : "exited with status \(status)"
        }

        /// The line in which Swift or UIKit says why it gives up.
        private var cause: String? {
            let lines = errors.split(separator: "\n")
            return lines.last { $0.contains("Fatal error") || $0.contains("Terminating app due to") }.map(String.init)
        }
    }

    /// - Parameter tests: those to run; nil for all.
    func run(_ work: Work, tests: [String]?, onLine: (Data) -> Void) throws -> Ending {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let events = try EventPipe(path: scratch.appendingPathComponent("events").path)
        var environment = environment
        environment["UNDERSTUDY_TEST_WORK"] = work.rawValue
        environment["UNDERSTUDY_TEST_EVENTS"] = events.path
        if let tests {
            let list = scratch.appendingPathComponent("tests")
            try tests.joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
            environment["UNDERSTUDY_TEST_LIST"] = list.path
        }
        let process = Process(), errors = Pipe()
        process.executableURL = program.executable
        process.arguments = arguments
        process.environment = environment
        process.standardError = errors
        if work == .list { process.standardOutput = FileHandle.nullDevice }
        do { try process.run() } catch { throw BuildFailure("\(program.executable.path) can't be started: \(error.localizedDescription)") }
        try? errors.fileHandleForWriting.close()
        return follow(process, events: events, errors: ErrorTail(errors.fileHandleForReading), onLine: onLine)
    }

    private func follow(_ process: Process, events: EventPipe, errors: ErrorTail, onLine: (Data) -> Void) -> Ending {
        let ended = ProcessEnd(of: process)
        var last = Date(), isHung = false
        while true {
            let isOver = ended.reason != nil
            let lines = events.lines(waiting: isOver ? 0 : 50)
            if !lines.isEmpty { last = Date() }
            lines.forEach(onLine)
            if isOver, lines.isEmpty { break }
            guard !isOver, Date().timeIntervalSince(last) > limit else { continue }
            // An abort first, as its crash report shows where the process hangs.
            kill(process.processIdentifier, isHung ? SIGKILL : SIGABRT)
            isHung = true
            last = Date().addingTimeInterval(15 - limit)
        }
        let reason = ended.wait()
        var signal: Int32?
        if case .signal(let number) = reason { signal = number }
        return Ending(status: reason?.status ?? 0, signal: signal, hungAfter: isHung ? limit : nil, errors: errors.finish())
    }
}
