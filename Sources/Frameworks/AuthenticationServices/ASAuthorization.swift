import UIKit

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What a request for authorisation came to.
open class ASAuthorization: ObjCObject, @unchecked Sendable {
    public struct Scope: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Self("full_name"), email = Self("email")
    }
    public struct OpenIDOperation: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = Self("implicit"), operationLogin = Self("login"), operationLogout = Self("logout"), operationRefresh = Self("refresh")
    }

    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential
    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) { (self.provider, self.credential) = (provider, credential); super.init() }
}
