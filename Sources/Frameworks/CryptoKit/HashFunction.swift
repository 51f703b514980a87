@_exported import Foundation
import FoundationGaps

/// Bytes of a digest. Prints as Apple's: `SHA256 digest: 2cf2…`.
public protocol Digest: Sequence, Hashable, ContiguousBytes, CustomStringConvertible, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public mutating func update<D: DataProtocol>(data: D) { Array(data).withUnsafeBytes { update(bufferPointer: $0) } }

    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
}

/// The digest of one of the functions, `Tag`.
public struct _Digest<Tag: _Hashed>: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { Tag.byteCount }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "\(Tag.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// What the functions differ in.
public protocol _Hashed: Sendable {
    static var name: String { get }
    static var byteCount: Int { get }
    static var blockByteCount: Int { get }
    static func _digest(_ bytes: [UInt8]) -> [UInt8]
}

public struct _Hash<Tag: _Hashed>: HashFunction {
    public typealias Digest = _Digest<Tag>
    private var bytes: [UInt8] = []
    public static var byteCount: Int { Tag.byteCount }
    public static var blockByteCount: Int { Tag.blockByteCount }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }
    public func finalize() -> Digest { _Digest(bytes: Tag._digest(bytes)) }
}

public enum _SHA256: _Hashed {
    public static let name = "SHA256", byteCount = 32, blockByteCount = 64
    public static func _digest(_ bytes: [UInt8]) -> [UInt8] { Hashing.sha256(bytes) }
}

public enum _SHA512: _Hashed {
    public static let name = "SHA512", byteCount = 64, blockByteCount = 128
    public static func _digest(_ bytes: [UInt8]) -> [UInt8] { Hashing.sha512(bytes) }
}

public enum _SHA1: _Hashed {
    public static let name = "SHA1", byteCount = 20, blockByteCount = 64
    public static func _digest(_ bytes: [UInt8]) -> [UInt8] { Hashing.sha1(bytes) }
}

public enum _MD5: _Hashed {
    public static let name = "MD5", byteCount = 16, blockByteCount = 64
    public static func _digest(_ bytes: [UInt8]) -> [UInt8] { Hashing.md5(bytes) }
}

public typealias SHA256 = _Hash<_SHA256>
public typealias SHA256Digest = SHA256.Digest
public typealias SHA512 = _Hash<_SHA512>
public typealias SHA512Digest = SHA512.Digest

public enum Insecure {
    public typealias SHA1 = _Hash<_SHA1>
    public typealias SHA1Digest = SHA1.Digest
    public typealias MD5 = _Hash<_MD5>
    public typealias MD5Digest = MD5.Digest
}
