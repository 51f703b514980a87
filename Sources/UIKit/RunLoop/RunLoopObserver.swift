import CRunLoop
import Foundation

/// Work at the end of each turn of the main run loop, in any mode, nested runs included.
@MainActor enum RunLoopObserver {
    private static var bodies: [@MainActor () -> Void] = []

    /// Lower orders come first.
    static func beforeWaiting(order: Int, _ body: @escaping @MainActor () -> Void) {
        let isFirst = bodies.isEmpty
        bodies.append(body)
        if isFirst { understudy_observe_main_run_loop(order) { MainActor.assumeIsolated { for body in RunLoopObserver.bodies { body() } } } }
    }

    /// Has the main run loop turn once more. From any thread.
    nonisolated static func wake() { understudy_wake_main_run_loop() }

    /// A work item of the main run loop, in all modes that it usually runs in, and while the app is suspended; `RunLoop.perform` alone doesn't
    /// wake it. From any thread.
    nonisolated static func perform(_ body: @escaping @MainActor @Sendable () -> Void) {
        RunLoop.main.perform(inModes: [.common, Suspension.mode]) { MainActor.assumeIsolated(body) }
        wake()
    }
}
