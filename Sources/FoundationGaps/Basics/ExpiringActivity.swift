import Foundation

/// What `performExpiringActivity` is at. From any thread.
package enum ExpiringActivity {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last = 0
    nonisolated(unsafe) private static var running: [Int: @Sendable (Bool) -> Void] = [:]

    package static var areRunning: Bool { lock.withLock { !running.isEmpty } }

    /// The block is called on a queue of its own, and once more, with true, where the app's time in the background is over before it returns.
    static func perform(_ block: @escaping @Sendable (Bool) -> Void) {
        let number = lock.withLock {
            last += 1
            running[last] = block
            return last
        }
        DispatchQueue.global().async {
            block(false)
            lock.withLock { running[number] = nil }
        }
    }

    /// The time in the background is over: nobody is waited for any more.
    package static func expire() {
        let late = lock.withLock {
            defer { running = [:] }
            return running.sorted { $0.key < $1.key }
        }
        for (_, block) in late { DispatchQueue.global().async { block(true) } }
    }
}
