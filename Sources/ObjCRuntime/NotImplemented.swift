import Foundation

nonisolated(unsafe) private var said: Set<String> = []
private let lock = NSLock()

/// Says once on the log that a declaration exists but doesn't act.
package func notImplemented(_ name: String) { notice("\(name) is not implemented") }

/// Says something once on the log.
package func notice(_ text: String) {
    guard lock.withLock({ said.insert(text).inserted }) else { return }
    FileHandle.standardError.write(Data("understudy: \(text)\n".utf8))
}
