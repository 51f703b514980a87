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

    open override func append(_ bytes: UnsafeRawPointer, length: Int) { storage.append(bytes, length: length) }
    open override func append(_ other: Data) { storage.append(other) }
    open override func increaseLength(by extraLength: Int) { storage.increaseLength(by: extraLength) }
    open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) { replaceBytes(in: range, withBytes: bytes, length: range.length) }
    open override func replaceBytes(in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int) {
        var data = storage as Data
        let replacement = replacementBytes.map { Data(bytes: $0, count: replacementLength) } ?? Data(count: replacementLength)
        data.replaceSubrange(range.location..<range.location + range.length, with: replacement)
        storage.setData(data)
    }
    open override func resetBytes(in range: NSRange) { storage.resetBytes(in: range) }
    open override func setData(_ data: Data) { storage.setData(data) }
    open override func copy(with zone: NSZone? = nil) -> Any { storage.copy() }
    open override func mutableCopy(with zone: NSZone? = nil) -> Any { storage.mutableCopy() }

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
