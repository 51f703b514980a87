import Foundation
import ObjCRuntime

public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// Certificates and what they are to be evaluated by. `URLSession` asks nobody here: its transport verifies servers by the system's certificates.
public final class SecTrust: ObjCObject, @unchecked Sendable {
    let certificates: [SecCertificate]
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    var result = SecTrustResultType.invalid

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) { (self.certificates, self.policies) = (certificates, policies); super.init() }

    /// A chain that has one of the app's own anchors is trusted. Signatures aren't verified: any other is not.
    func evaluate() -> Bool {
        let isAnchored = certificates.contains { certificate in anchors.contains { $0.isEqual(certificate) } }
        if !isAnchored { notImplemented("SecTrust: verifying signatures; certificates that aren't anchors themselves aren't trusted. It") }
        result = isAnchored ? .unspecified : .recoverableTrustFailure
        return isAnchored
    }
}

public let errSecNotTrusted: OSStatus = -67843

/// One object, or an array of them.
private func objects<T>(_ value: Any?) -> [T] { (value as? T).map { [$0] } ?? (value as? [Any])?.compactMap { $0 as? T } ?? [] }

@discardableResult public func SecTrustCreateWithCertificates(_ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
    let chain: [SecCertificate] = objects(certificates)
    guard !chain.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(chain, objects(policies))
    return errSecSuccess
}

@discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
    trust.policies = objects(policies)
    trust.result = .invalid
    return errSecSuccess
}

@discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    trust.anchors = objects(anchorCertificates)
    trust.result = .invalid
    return errSecSuccess
}

/// The app's anchors are the only ones here anyway.
@discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus { errSecSuccess }
@discardableResult public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus { errSecSuccess }

@discardableResult public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    _ = trust.evaluate()
    result.pointee = trust.result
    return errSecSuccess
}

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    if trust.evaluate() { return true }
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
    return false
}

@discardableResult public func SecTrustEvaluateAsyncWithError(_ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping (SecTrust, Bool, CFError?) -> Void) -> OSStatus {
    nonisolated(unsafe) let result = result
    queue.async {
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        result(trust, isTrusted, error)
    }
    return errSecSuccess
}

@discardableResult public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.result
    return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? { trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.key }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.key }
public func SecTrustGetTypeID() -> CFTypeID { 93 }
