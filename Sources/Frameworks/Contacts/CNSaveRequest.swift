import Foundation
import ObjCRuntime

/// Changes to be made at once.
open class CNSaveRequest: ObjCObject {
    open var shouldRefetchContacts = true
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}
