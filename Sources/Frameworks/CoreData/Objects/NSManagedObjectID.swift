import Foundation
import ObjCRuntime

open class NSManagedObjectID: ObjCObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    private let uuid = UUID()
    open internal(set) var isTemporaryID = true
    open weak var persistentStore: NSPersistentStore?
    init(entity: NSEntityDescription) { self.entity = entity; super.init() }
    open func uriRepresentation() -> URL { URL(string: "x-coredata://\(uuid.uuidString)/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")")! }
}
