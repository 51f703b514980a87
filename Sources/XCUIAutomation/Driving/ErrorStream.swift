import Foundation

/// Passes the app's standard error on and keeps its end, in which a crash says why.
final class ErrorStream: @unchecked Sendable {
    private static let kept = 40_000
    private var tail = Data()
    private let lock = NSLock()
    private var hasEnded = false

    /// Reads from `descriptor` until it ends, and closes it.
    init(_ descriptor: Int32) {
        Thread { [self] in
            var piece = [UInt8](repeating: 0, count: 16384)
            while true {
                let count = read(descriptor, &piece, piece.count)
                guard count > 0 else { break }
                let data = Data(piece[..<count])
                FileHandle.standardError.write(data)
                lock.withLock { tail = (tail + data).suffix(Self.kept) }
            }
            close(descriptor)
            lock.withLock { hasEnded = true }
        }.start()
    }

    /// Waits for the end of the stream first, two seconds at most: a grandchild may hold it open.
    func finish() -> String {
        let limit = TesterClock.machine + 2
        while !lock.withLock({ hasEnded }), TesterClock.machine < limit { TesterClock.rest(0.005) }
        return lock.withLock { String(decoding: tail, as: UTF8.self) }
    }
}
