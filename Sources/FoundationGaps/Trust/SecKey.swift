import Foundation
import ObjCRuntime

/// The public key of a certificate: it can be told from others and written out. Nothing is signed or encrypted with it.
public final class SecKey: ObjCObject, @unchecked Sendable {
    let external: Data
    private let algorithm: Data

    /// `information` is a `SubjectPublicKeyInfo` of RFC 5280.
    init?(information: DistinguishedEncoding) {
        guard let parts = information.elements, parts.count == 2, parts[1].tag == DistinguishedEncoding.bitString, parts[1].content.first == 0 else { return nil }
        (algorithm, external) = (parts[0].content, Data(parts[1].content.dropFirst()))
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecKey).map { $0.external == external && $0.algorithm == algorithm } ?? false }
    public override var hash: Int { external.hashValue }
}

/// PKCS #1 for an RSA key, ANSI X9.63 for one of an elliptic curve.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? { key.external }
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.external.count }
public func SecKeyGetTypeID() -> CFTypeID { 91 }
