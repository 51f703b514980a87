import Foundation

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128), bits192 = SymmetricKeySize(bitCount: 192), bits256 = SymmetricKeySize(bitCount: 256)
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) } }
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

public struct HashedAuthenticationCode<H: HashFunction>: Sequence, Hashable, ContiguousBytes, Sendable {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

/// Authentication by a shared key. Source: RFC 2104.
public enum HMAC<H: HashFunction> {
    public typealias MAC = HashedAuthenticationCode<H>

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var secret = key.withUnsafeBytes { Array($0) }
        if secret.count > H.blockByteCount { secret = Array(H.hash(data: secret)) }
        secret += Array(repeating: 0, count: H.blockByteCount - secret.count)
        let inner = Array(H.hash(data: secret.map { $0 ^ 0x36 } + Array(data)))
        return MAC(bytes: Array(H.hash(data: secret.map { $0 ^ 0x5C } + inner)))
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(_ code: MAC, authenticating data: D, using key: SymmetricKey) -> Bool {
        authenticationCode(for: data, using: key) == code
    }
}
