import UIKit

/// Named only: nobody is signed in with Apple here.
open class ASAuthorizationAppleIDProvider: ObjCObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }
    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) { DispatchQueue.global().async { completion(.notFound, nil) } }
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

open class ASAuthorizationPasswordProvider: ObjCObject, ASAuthorizationProvider, @unchecked Sendable {
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}
