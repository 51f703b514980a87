import CrashRecords
import CrashStacks
import DeviceCommands
import DeviceHost
import Foundation
import LaunchRules
import VirtualClock

/// Ends an app that keeps the system waiting: C36 at its launch, C38 on its way to the background, C16 at its end.
@MainActor enum Watchdog {
    enum Phase {
        case launch, background, termination

        /// As iOS names what took too long.
        fileprivate var name: String {
            switch self {
            case .launch: "scene-create"
            case .background: "scene-update"
            case .termination: "process-exit"
            }
        }
    }

    /// nil: nobody watches, as in tests that launch apps in their own process.
    static var limits: WatchdogLimits?
    nonisolated(unsafe) private static var watched: (phase: Phase, limit: TimeInterval)?

    private static func limit(of phase: Phase) -> TimeInterval? {
        guard let limits else { return nil }
        switch phase {
        case .launch: return holds("C36") ? limits.launch : nil
        case .background: return holds("C38") ? limits.background : nil
        case .termination: return holds("C16") ? limits.termination : nil
        }
    }

    /// Until ``end()``.
    static func begin(_ phase: Phase) {
        guard watched == nil, let limit = limit(of: phase) else { return }
        watched = (phase, limit)
        understudy_clock_set_limit(Int64(limit * 1e9)) { Watchdog.bite() }
    }

    static func end() {
        guard watched != nil else { return }
        watched = nil
        understudy_clock_set_limit(0, nil)
    }

    static func watch(_ phase: Phase, _ body: () -> Void) {
        guard watched == nil else { return body() }
        begin(phase)
        body()
        end()
    }

    // MARK: The end

    /// From any thread. Not while a debugger holds the process.
    private nonisolated static func bite() {
        guard !isDebugged, let (phase, limit) = watched else { return }
        terminate("\(phase.name) watchdog transgression: application<\(Bundle.main.bundleIdentifier ?? "")>:\(getpid()) exhausted real (wall clock) time allowance of \(String(format: "%.2f", limit)) seconds")
    }

    /// Ends the process as the system does. The main thread is the one that is to be looked at.
    nonisolated static func terminate(_ reason: String) {
        CrashRecord.current?.write(.watchdog, reason: reason)
        fflush(nil)
        FileHandle.standardError.write(Data("*** Terminating app: FRONTBOARD, code 0x8badf00d, \(reason)\n".utf8))
        guard !Thread.isMainThread else { understudy_abort() }
        pthread_kill(understudy_main_thread(), SIGABRT)
        while true { understudy_clock_rest(1_000_000_000) }
    }

    private nonisolated static var isDebugged: Bool {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        return status.split(separator: "\n").contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
    }
}

extension CrashRecord {
    /// That of this process. Opened once.
    static let current = CrashRecord(environment: ProcessInfo.processInfo.environment)
}
