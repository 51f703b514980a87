@_exported import Foundation
import ObjCRuntime

/// A person of the address book: what UIKit's signatures name of Contacts.
open class CNContact: ObjCObject, @unchecked Sendable {
    open var givenName: String { "" }
    open var familyName: String { "" }
    public let identifier = UUID().uuidString
}

/// How the user has contacts sorted and shown.
open class CNContactsUserDefaults: ObjCObject, @unchecked Sendable {
    nonisolated(unsafe) private static let only = CNContactsUserDefaults()
    open class func shared() -> CNContactsUserDefaults { only }
    /// The region in which the user is, in small letters.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
}
