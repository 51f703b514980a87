import Foundation

public struct ASWebAuthenticationSessionError: _BridgedStoredNSError {
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = ASWebAuthenticationSessionError
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
