import Foundation

/// Passes a process's standard error on and keeps its end.
final class ErrorTail: @unchecked Sendable {
    private static let kept = 20_000
    private var tail = Data()
    private let lock = NSLock()
    private let ended = DispatchSemaphore(value: 0)

    init(_ handle: FileHandle) {
        let thread = Thread { [self] in
            while true {
                let piece = handle.availableData
                if piece.isEmpty { break }
                FileHandle.standardError.write(piece)
                lock.withLock { tail = (tail + piece).suffix(Self.kept) }
            }
            ended.signal()
        }
        thread.start()
    }

    /// What was written last. A grandchild that holds the stream open isn't waited for.
    func finish() -> String {
        _ = ended.wait(timeout: .now() + 2)
        return lock.withLock { String(decoding: tail, as: UTF8.self) }
    }
}
