import Foundation
import ObjCRuntime

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreRequest: ObjCObject {}
open class NSPersistentStoreResult: ObjCObject {}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var returnsObjectsAsFaults = true
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var includesPropertyValues = true
    open var returnsDistinctResults = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?

    public override init() { super.init() }
    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }
}

extension NSFetchRequest {
    fileprivate convenience init<Other>(_ other: NSFetchRequest<Other>) {
        self.init()
        (entityName, entity, predicate, sortDescriptors) = (other.entityName, other.entity, other.predicate, other.sortDescriptors)
        (fetchLimit, fetchOffset, fetchBatchSize) = (other.fetchLimit, other.fetchOffset, other.fetchBatchSize)
        (resultType, returnsObjectsAsFaults, includesSubentities) = (other.resultType, other.returnsObjectsAsFaults, other.includesSubentities)
        (includesPendingChanges, includesPropertyValues) = (other.includesPendingChanges, other.includesPropertyValues)
        (returnsDistinctResults, propertiesToFetch) = (other.returnsDistinctResults, other.propertiesToFetch)
        relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
    }
}

/// What lowering makes of a cast to a request with another result. On iOS it is the same object; here a request like it.
public func _fetchRequest<Old, New>(_ request: NSFetchRequest<Old>, of result: New.Type) -> NSFetchRequest<New> {
    request as? NSFetchRequest<New> ?? NSFetchRequest<New>(request)
}
