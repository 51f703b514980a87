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
    /// corelibs asks its subclasses for the bytes.
    private let storage = NSMutableData()
    // As it is made, it is in use.
    private var users = 1
    private var isDiscarded = false

    open override var length: Int {
        get { storage.length }
        set { storage.length = newValue }
    }
    open override var bytes: UnsafeRawPointer { storage.bytes }
    open override var mutableBytes: UnsafeMutableRawPointer { storage.mutableBytes }

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
