import Foundation
import ObjCRuntime

// Core Foundation's data by its functions: `CFData` is `Data`, what can be changed is an object.

public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! { Data(bytes: bytes, count: length) }
public func CFDataCreateWithBytesNoCopy(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex, _ bytesDeallocator: CFAllocator!) -> CFData! {
    Data(bytes: bytes, count: length)
}
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { theData }
public func CFDataCreateMutableCopy(_ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!) -> CFMutableData! { NSMutableData(data: theData) }
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData(capacity: capacity) }

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData.length }

/// Good as long as the data is: its bytes lie in memory of their own, unless they are so few that the value itself holds them.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard theData.count > FewBytes.most else { return FewBytes.shared.pointer(to: theData) }
    return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! { UnsafePointer(CFDataGetMutableBytePtr(theData)) }
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! { theData.mutableBytes.assumingMemoryBound(to: UInt8.self) }

public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    let first = theData.startIndex + range.location
    theData.copyBytes(to: buffer, from: first..<first + range.length)
}

public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = length }
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) { theData.increaseLength(by: extraLength) }
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) { theData.append(bytes, length: length) }
public func CFDataReplaceBytes(_ theData: CFMutableData!, _ range: CFRange, _ newBytes: UnsafePointer<UInt8>!, _ newLength: CFIndex) {
    theData.replaceBytes(in: NSRange(location: range.location, length: range.length), withBytes: newBytes, length: newLength)
}
public func CFDataDeleteBytes(_ theData: CFMutableData!, _ range: CFRange) {
    theData.replaceBytes(in: NSRange(location: range.location, length: range.length), withBytes: nil, length: 0)
}

/// Copies of values so short that they have no memory of their own, one for each content, kept for good.
private final class FewBytes: @unchecked Sendable {
    static let shared = FewBytes()
    /// What `Data` keeps within itself.
    static let most = 14

    private let lock = NSLock()
    private var known: [Data: UnsafePointer<UInt8>] = [:]

    func pointer(to data: Data) -> UnsafePointer<UInt8> {
        lock.lock()
        defer { lock.unlock() }
        if let pointer = known[data] { return pointer }
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.most)
        copy.initialize(repeating: 0, count: Self.most)
        data.copyBytes(to: copy, count: data.count)
        known[Data(data)] = UnsafePointer(copy)
        return UnsafePointer(copy)
    }
}
