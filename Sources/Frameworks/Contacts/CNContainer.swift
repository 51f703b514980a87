import Foundation
import ObjCRuntime

public enum CNContainerType: Int, Sendable { case unassigned = 0, local, exchange, cardDAV = 1003 }

open class CNContainer: ObjCObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
    open var type: CNContainerType { .local }
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
}
