import Foundation
import XCTest

/// What lowering makes of `continueAfterFailure`, which the toolchain's XCTest takes and forgets.
extension XCTestCase {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var stopping: Set<ObjectIdentifier> = []

    public var _continuesAfterFailure: Bool {
        get { Self.lock.withLock { !Self.stopping.contains(ObjectIdentifier(self)) } }
        set {
            Self.lock.withLock {
                if newValue { Self.stopping.remove(ObjectIdentifier(self)) } else { Self.stopping.insert(ObjectIdentifier(self)) }
            }
        }
    }
}
