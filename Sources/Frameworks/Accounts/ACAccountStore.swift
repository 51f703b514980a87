@_exported import Foundation
import ObjCRuntime

public let ACAccountTypeIdentifierTwitter: String! = "com.apple.twitter"
public let ACAccountTypeIdentifierFacebook: String! = "com.apple.facebook"
public let ACAccountTypeIdentifierSinaWeibo: String! = "com.apple.sinaweibo"
public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"
public let ACFacebookAudienceKey = "ACFacebookAudienceKey"
public typealias ACAccountStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void

/// Since iOS 11 there are no such accounts: access isn't granted.
open class ACAccountStore: ObjCObject, @unchecked Sendable {
    open var accounts: NSArray! { [] }
    open func account(withIdentifier identifier: String!) -> ACAccount! { nil }
    open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! { ACAccountType(typeIdentifier) }
    open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }
    open func requestAccessToAccounts(with accountType: ACAccountType!, options: [AnyHashable: Any]! = nil, completion: ACAccountStoreRequestAccessCompletionHandler!) {
        nonisolated(unsafe) let completion = completion
        DispatchQueue.global().async { completion?(false, nil) }
    }
}

open class ACAccountType: ObjCObject, @unchecked Sendable {
    public let identifier: String!
    open var accountTypeDescription: String! { identifier }
    open var accessGranted: Bool { false }
    init(_ identifier: String?) { self.identifier = identifier; super.init() }
}

open class ACAccount: ObjCObject, @unchecked Sendable {
    open var identifier: NSString! { nil }
    open var accountType: ACAccountType!
    open var accountDescription: String!
    open var username: String!
    open var credential: ACAccountCredential!
    public init!(accountType type: ACAccountType!) { accountType = type; super.init() }
}

open class ACAccountCredential: ObjCObject, @unchecked Sendable { open var oauthToken: String! }
