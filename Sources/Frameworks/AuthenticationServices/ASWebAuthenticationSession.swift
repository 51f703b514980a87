import UIKit

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Named only: there is no browser, so the session ends as if the user had cancelled it.
@preconcurrency @MainActor open class ASWebAuthenticationSession: ObjCObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var canStart: Bool { true }
    private let completionHandler: CompletionHandler

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { self.completionHandler = completionHandler; super.init() }

    @discardableResult open func start() -> Bool {
        notImplemented("ASWebAuthenticationSession.start()")
        DispatchQueue.main.async { MainActor.assumeIsolated { self.completionHandler(nil, ASWebAuthenticationSessionError(.canceledLogin)) } }
        return true
    }
    open func cancel() {}
}

public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
