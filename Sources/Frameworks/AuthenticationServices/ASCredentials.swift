import UIKit

public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }

/// Who signed in. The system alone makes it.
open class ASAuthorizationAppleIDCredential: ObjCObject, ASAuthorizationCredential, @unchecked Sendable {
    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unknown }
}

open class ASPasswordCredential: ObjCObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String, password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password); super.init() }
}
