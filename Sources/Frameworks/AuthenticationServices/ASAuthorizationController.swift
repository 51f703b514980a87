import UIKit

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Named only: there is no Apple Account here, and every request fails as iOS fails where nobody is signed in.
@preconcurrency @MainActor open class ASAuthorizationController: ObjCObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests; super.init() }

    open func performRequests() {
        notImplemented("ASAuthorizationController.performRequests()")
        DispatchQueue.main.async { MainActor.assumeIsolated { self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.unknown)) } }
    }
    open func performAutoFillAssistedRequests() {}
    open func cancel() {}
}
