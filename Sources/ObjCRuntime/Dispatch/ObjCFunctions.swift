import Foundation

/// `@synchronized` by hand: one recursive lock an object.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 { ObjectLocks.lock(for: obj as AnyObject).lock(); return 0 }

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.lock(for: obj as AnyObject).unlock(); return 0 }

private enum ObjectLocks {
    nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    static let making = NSLock()

    static func lock(for object: AnyObject) -> NSRecursiveLock {
        making.withLock {
            if let found = objc_getAssociatedObject(object, key) as? NSRecursiveLock { return found }
            let made = NSRecursiveLock()
            objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
            return made
        }
    }
}

// MARK: Exchanging implementations: not possible for native Swift classes. Said once, then ignored.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { notExchangeable("class_getInstanceMethod", cls, name) }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { notExchangeable("class_getClassMethod", cls, name) }
public func method_getImplementation(_ m: Method) -> IMP { m }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
@discardableResult public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }
@discardableResult public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? { nil }

public func imp_implementationWithBlock(_ block: Any) -> IMP {
    _ = notExchangeable("imp_implementationWithBlock", nil, Selector("_"))
    return placeholder
}
nonisolated(unsafe) private let placeholder = IMP(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

private func notExchangeable(_ function: String, _ cls: AnyClass?, _ name: Selector) -> Method? {
    let text = "\(function)(\(cls.map { _nameOfClass($0) } ?? "nil"), \(name)): implementations can't be exchanged on this platform; the call has no effect.\n"
    FileHandle.standardError.write(Data(text.utf8))
    return nil
}
