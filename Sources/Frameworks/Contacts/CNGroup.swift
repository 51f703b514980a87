import Foundation
import ObjCRuntime

open class CNGroup: ObjCObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    var storedName = ""
    open var name: String { storedName }
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate { NSPredicate(value: false) }
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String { get { storedName } set { storedName = newValue } }
}
