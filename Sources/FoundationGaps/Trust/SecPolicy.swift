import Foundation
import ObjCRuntime

/// What a trust is to be evaluated by.
public final class SecPolicy: ObjCObject, @unchecked Sendable {
    enum Kind: Equatable { case basic, server(String?), client(String?), revocation(CFOptionFlags) }
    let kind: Kind
    init(_ kind: Kind) { self.kind = kind; super.init() }
    public override func isEqual(_ object: Any?) -> Bool { (object as? SecPolicy)?.kind == kind }
    public override var hash: Int { "\(kind)".hashValue }
}

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy(server ? .server(hostname) : .client(hostname)) }
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? { SecPolicy(.revocation(revocationFlags)) }
public func SecPolicyGetTypeID() -> CFTypeID { 92 }

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
