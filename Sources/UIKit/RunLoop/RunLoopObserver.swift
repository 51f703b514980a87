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

    /// Has the main run loop turn once more.
    static func wake() { understudy_wake_main_run_loop() }
}
