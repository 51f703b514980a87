import Foundation

/// A lock that holds the state it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
}

public struct os_unfair_lock_s: @unchecked Sendable {
    /// 0 free, 1 taken; by address, as callers pass it.
    var value: UInt32 = 0
    public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private enum UnfairLocks {
    static let gate = NSCondition()
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    UnfairLocks.gate.lock()
    while lock.pointee.value != 0 { UnfairLocks.gate.wait() }
    lock.pointee.value = 1
    UnfairLocks.gate.unlock()
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    UnfairLocks.gate.lock()
    defer { UnfairLocks.gate.unlock() }
    guard lock.pointee.value == 0 else { return false }
    lock.pointee.value = 1
    return true
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    UnfairLocks.gate.lock()
    lock.pointee.value = 0
    UnfairLocks.gate.broadcast()
    UnfairLocks.gate.unlock()
}
