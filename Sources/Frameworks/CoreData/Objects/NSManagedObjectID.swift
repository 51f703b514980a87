import Foundation
import ObjCRuntime

open class NSManagedObjectID: ObjCObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    let uuid: UUID
    open internal(set) var isTemporaryID = true
    open weak var persistentStore: NSPersistentStore?
    public override convenience init() { self.init(entity: NSEntityDescription()) }
    init(entity: NSEntityDescription) { (self.entity, uuid) = (entity, UUID()); super.init() }

    /// That of a saved object.
    init(entity: NSEntityDescription, uuid: UUID) {
        (self.entity, self.uuid) = (entity, uuid)
        super.init()
        isTemporaryID = false
    }

    open func uriRepresentation() -> URL { URL(string: "x-coredata://\(uuid.uuidString)/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")")! }
}
