@_exported import Foundation
import ObjCRuntime

/// A person of the address book: what UIKit's signatures name of Contacts.
open class CNContact: ObjCObject, @unchecked Sendable {
    open var givenName: String { "" }
    open var familyName: String { "" }
    public let identifier = UUID().uuidString
}
