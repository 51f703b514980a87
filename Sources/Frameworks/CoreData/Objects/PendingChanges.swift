import Foundation

/// What has changed in a context since somebody was told.
struct PendingChanges {
    var inserted: Set<NSManagedObject> = [], updated: Set<NSManagedObject> = [], deleted: Set<NSManagedObject> = [], refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    /// What was inserted meanwhile was never there.
    mutating func delete(_ object: NSManagedObject) {
        updated.remove(object)
        refreshed.remove(object)
        if inserted.remove(object) == nil { deleted.insert(object) }
    }

    var userInfo: [AnyHashable: Any] {
        let sets = [(NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted), (NSRefreshedObjectsKey, refreshed)]
        return [AnyHashable: Any](uniqueKeysWithValues: sets.filter { !$0.1.isEmpty }.map { ($0.0, $0.1) })
    }
}

/// What a context has saved, by identifier.
struct SavedChanges: @unchecked Sendable {
    let inserted: [NSManagedObjectID], updated: [NSManagedObjectID], deleted: [NSManagedObjectID]

    /// `userInfo` has objects or identifiers, in whatever collection.
    init(_ userInfo: [AnyHashable: Any]) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { key -> [Any] in
                switch userInfo[key] {
                case let set as Set<NSManagedObject>: Array(set)
                case let array as [Any]: array
                case let set as NSSet: Array(set)
                default: []
                }
            }.compactMap { $0 as? NSManagedObjectID ?? ($0 as? NSManagedObject)?.objectID }
        }
        (inserted, updated, deleted) = (ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey), ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey), ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    }
}
