import Contacts
import UIKit

/// One value of a contact.
open class CNContactProperty: ObjCObject, @unchecked Sendable {
    public let contact: CNContact, key: String, value: Any?, identifier: String?, label: String?
    init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
        super.init()
    }
}
