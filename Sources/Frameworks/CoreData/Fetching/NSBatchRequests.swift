import Foundation
import ObjCRuntime

public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount }
public enum NSBatchUpdateRequestResultType: UInt, Sendable { case statusOnlyResultType = 0, updatedObjectIDsResultType, updatedObjectsCountResultType }

/// Deletes in the store, without the contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    let objectIDs: [NSManagedObjectID]?
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { (fetchRequest, objectIDs) = (fetch, nil); super.init() }
    public init(objectIDs objects: [NSManagedObjectID]) {
        (fetchRequest, objectIDs) = (NSFetchRequest(entityName: objects.first?.entity.name ?? ""), objects)
        super.init()
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType
    init(_ type: NSBatchDeleteRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        result = switch type {
        case .resultTypeStatusOnly: true
        case .resultTypeObjectIDs: ids
        case .resultTypeCount: ids.count
        }
        super.init()
    }
}

/// Sets properties in the store, without the contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var includesSubentities = true
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    public init(entityName: String) { self.entityName = entityName; super.init() }
    public init(entity: NSEntityDescription) { entityName = entity.name ?? ""; super.init() }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType
    init(_ type: NSBatchUpdateRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        result = switch type {
        case .statusOnlyResultType: true
        case .updatedObjectIDsResultType: ids
        case .updatedObjectsCountResultType: ids.count
        }
        super.init()
    }
}
