import Foundation

/// A number from the system's generator, over the whole range.
public func arc4random() -> UInt32 { UInt32.random(in: .min ... .max) }

/// A number below `upperBound`; 0 for 0.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound) }

public func arc4random_buf(_ buffer: UnsafeMutableRawPointer!, _ count: Int) {
    for index in 0..<count { buffer.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: index, as: UInt8.self) }
}
