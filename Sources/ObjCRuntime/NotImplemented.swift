import Foundation

nonisolated(unsafe) private var said: Set<String> = []
private let lock = NSLock()

/// Says once on the log that a declaration exists but doesn't act.
package func notImplemented(_ name: String) {
    guard lock.withLock({ said.insert(name).inserted }) else { return }
    FileHandle.standardError.write(Data("understudy: \(name) is not implemented\n".utf8))
}
