@_exported import Foundation
import FoundationGaps

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func digest(_ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?, _ hash: ([UInt8]) -> [UInt8]) -> UnsafeMutablePointer<UInt8>? {
    let bytes = Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    for (index, byte) in hash(bytes).enumerated() { result?[index] = byte }
    return result
}

@discardableResult public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, Hashing.md5) }
@discardableResult public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, Hashing.sha1) }
@discardableResult public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, Hashing.sha256) }
@discardableResult public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? { digest(data, len, md, Hashing.sha512) }
