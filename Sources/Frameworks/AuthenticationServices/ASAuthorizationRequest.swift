import UIKit

open class ASAuthorizationRequest: ObjCObject, @unchecked Sendable {
    public let provider: any ASAuthorizationProvider
    init(_ provider: any ASAuthorizationProvider) { self.provider = provider; super.init() }
}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationLogin
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable { open var user: String? }
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
