import Foundation
import ObjCRuntime

public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount }
public enum NSBatchUpdateRequestResultType: UInt, Sendable { case statusOnlyResultType = 0, updatedObjectIDsResultType, updatedObjectsCountResultType }

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly = 0, objectIDs, count }

/// Inserts into the store, without the contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType: NSBatchInsertRequestResultType = .statusOnly

    public init(entityName: String, objects dictionaries: [[String: Any]]) { self.entityName = entityName; super.init(); objectsToInsert = dictionaries }
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) { self.entityName = entityName; super.init(); dictionaryHandler = handler }
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) { self.entityName = entityName; super.init(); managedObjectHandler = handler }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) { self.init(entityName: entity.name ?? "", objects: dictionaries) }
    public convenience init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }
    public convenience init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }

    /// Has the rows made one by one; a handler says with `true` that there are no more.
    func insert(into context: NSManagedObjectContext) -> [NSManagedObject] {
        func make(_ values: [String: Any] = [:]) -> NSManagedObject {
            let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
            for (key, value) in values { object.setValue(value is NSNull ? nil : value, forKey: key) }
            return object
        }
        var made = (objectsToInsert ?? []).map(make)
        if let dictionaryHandler {
            var values = NSMutableDictionary()
            while !dictionaryHandler(values) {
                made.append(make(Dictionary(uniqueKeysWithValues: values.compactMap { key, value in (key as? String).map { ($0, value) } })))
                values = NSMutableDictionary()
            }
        }
        if let managedObjectHandler {
            var next = make()
            while !managedObjectHandler(next) { made.append(next); next = make() }
            context.delete(next)
        }
        return made
    }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType
    init(_ type: NSBatchInsertRequestResultType, _ ids: [NSManagedObjectID]) {
        resultType = type
        result = switch type {
        case .statusOnly: true
        case .objectIDs: ids
        case .count: ids.count
        }
        super.init()
    }
}

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
