import Foundation

/// What runs beside an app until it is done or the app has ended.
final class CompanionThread: @unchecked Sendable {
    private let ended = DispatchSemaphore(value: 0)
    private var result: (any Error)?

    init(_ body: @escaping AppProcess.Companion, until end: ProcessEnd) {
        Thread.detachNewThread { [self] in
            do { try body { end.reason == nil } } catch { result = error }
            ended.signal()
        }
    }

    /// Waits for its end; nil where all went well.
    func failure() -> (any Error)? {
        ended.wait()
        return result
    }
}
