import Foundation
import ObjCRuntime

public enum CNEntityType: Int, Sendable { case contacts = 0 }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }

/// Named only: the user refuses access, so there are no contacts to fetch or to change.
open class CNContactStore: ObjCObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        notImplemented("CNContactStore")
        DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) }
    }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }

    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.authorizationDenied) }
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.authorizationDenied) }
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws { throw CNError(.authorizationDenied) }
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError(.authorizationDenied) }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    open func defaultContainerIdentifier() -> String { "" }
    open var currentHistoryToken: Data? { nil }
}

extension NSNotification.Name {
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
