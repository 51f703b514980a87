import Foundation

/// Contents that may be thrown away while nobody uses them.
public protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}

/// Data of which the system may take the memory. Here it never does: only `discardContentIfPossible()` empties it.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
    // As it is made, it is in use.
    private var users = 1
    private var isDiscarded = false

    open func beginContentAccess() -> Bool {
        guard !isDiscarded else { return false }
        users += 1
        return true
    }

    open func endContentAccess() { users = Swift.max(users - 1, 0) }

    open func discardContentIfPossible() {
        guard users == 0 else { return }
        isDiscarded = true
        length = 0
    }

    open func isContentDiscarded() -> Bool { isDiscarded }
}
