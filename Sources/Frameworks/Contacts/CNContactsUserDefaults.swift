import Foundation
import ObjCRuntime

/// How the user has contacts sorted and shown.
open class CNContactsUserDefaults: ObjCObject, @unchecked Sendable {
    nonisolated(unsafe) private static let only = CNContactsUserDefaults()
    open class func shared() -> CNContactsUserDefaults { only }
    /// The region in which the user is, in small letters.
    open var countryCode: String { (Locale.current.region?.identifier ?? "US").lowercased() }
    open var sortOrder: CNContactSortOrder { .familyName }
}
