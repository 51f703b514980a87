import Foundation
import ObjCRuntime

open class CNContactFetchRequest: ObjCObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch; super.init() }
}
