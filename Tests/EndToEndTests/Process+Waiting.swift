import Foundation
import XCTest

extension Process {
    /// Waits for its end; ends it, and fails, where that doesn't come: a process that hangs must not keep the tests from telling which it was.
    /// - Parameter seconds: of the machine's time.
    func waitUntilExit(limit seconds: Double, file: StaticString = #filePath, line: UInt = #line) {
        let identifier = processIdentifier, isOver = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            for (pause, signal) in [(seconds, SIGTERM), (10, SIGKILL)] {
                guard isOver.wait(timeout: .now() + pause) == .timedOut else { return }
                kill(identifier, signal)
            }
        }
        let begin = Date()
        waitUntilExit()
        isOver.signal()
        guard Date().timeIntervalSince(begin) >= seconds else { return }
        XCTFail("\(([executableURL?.lastPathComponent ?? ""] + (arguments ?? [])).joined(separator: " ")) hung for \(Int(seconds)) seconds", file: file, line: line)
    }
}
