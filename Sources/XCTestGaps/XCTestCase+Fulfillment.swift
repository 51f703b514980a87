import Foundation
@preconcurrency import XCTest

// What lowering makes of `fulfillment(of:)`. The toolchain's waits in a thread of its own whose run loop has nothing to do:
// it turns without rest, and time, which jumps when all rest, doesn't.

extension XCTestCase {
    public func _fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #filePath, line: Int = #line
    ) async {
        nonisolated(unsafe) let expectations = expectations
        await onMainRunLoop { self.wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line) }
    }
}

extension XCTWaiter {
    public func _fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #filePath, line: Int = #line
    ) async -> Result {
        nonisolated(unsafe) let (waiter, expectations) = (self, expectations)
        return await onMainRunLoop { waiter.wait(for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line) }
    }

    public static func _fulfillment(
        of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #filePath, line: Int = #line
    ) async -> Result {
        await XCTWaiter()._fulfillment(of: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line)
    }
}

/// From a timer, as what waits then serves everything that the main run loop serves.
private func onMainRunLoop<R: Sendable>(_ body: @escaping @Sendable () -> R) async -> R {
    await withCheckedContinuation { continuation in
        RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in continuation.resume(returning: body()) }, forMode: .common)
    }
}
