import Foundation

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why an authorisation failed.
public struct ASAuthorizationError: _BridgedStoredNSError {
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = ASAuthorizationError
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { ASAuthorizationErrorDomain }
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
}
