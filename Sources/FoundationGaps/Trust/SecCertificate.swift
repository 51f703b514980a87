import Foundation
import ObjCRuntime

/// An X.509 certificate (RFC 5280), of which its subject and its public key are read.
public final class SecCertificate: ObjCObject, @unchecked Sendable {
    let data: Data
    /// The fields of what is signed, without the version.
    private let fields: [DistinguishedEncoding]

    init?(_ data: Data) {
        guard let outer = DistinguishedEncoding(data), outer.tag == DistinguishedEncoding.sequence, outer.whole.count == data.count,
            let parts = outer.elements, parts.count == 3, var fields = parts[0].elements
        else { return nil }
        if fields.first?.tag == DistinguishedEncoding.version { fields.removeFirst() }
        // Serial number, signature, issuer, validity, subject, key.
        guard fields.count >= 6 else { return nil }
        (self.data, self.fields) = (data, fields)
        super.init()
    }

    var key: SecKey? { SecKey(information: fields[5]) }

    /// The common name, else the last name that the subject has.
    var summary: String? {
        let names: [(Data, String)] = (fields[4].elements ?? []).flatMap { $0.elements ?? [] }.compactMap { attribute in
            guard let pair = attribute.elements, pair.count == 2, let text = String(data: pair[1].content, encoding: .utf8) else { return nil }
            return (pair[0].content, text)
        }
        // 2.5.4.3
        return names.first { $0.0 == Data([0x55, 0x04, 0x03]) }?.1 ?? names.last?.1
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
    public override var hash: Int { data.hashValue }
}

public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? { SecCertificate(data) }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { certificate.summary }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
public func SecCertificateGetTypeID() -> CFTypeID { 90 }
