import Foundation

/// One line on standard error; each text once.
package enum Log {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var said: Set<String> = []

    package static func once(_ text: String) {
        guard lock.withLock({ said.insert(text).inserted }) else { return }
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
