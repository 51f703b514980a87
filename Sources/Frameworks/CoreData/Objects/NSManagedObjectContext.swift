import Foundation
import ObjCRuntime

open class NSManagedObjectContext: ObjCObject, @unchecked Sendable {
    struct Known { weak var model: NSManagedObjectModel? }
    nonisolated(unsafe) static var knownModels: [Known] = []

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? { didSet { registerWithCoordinator() } }
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var undoManager: UndoManager?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1
    open var userInfo = NSMutableDictionary()
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    open private(set) var updatedObjects: Set<NSManagedObject> = []
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    private var order: [NSManagedObject] = []
    /// What nobody has been told of yet.
    private var pending = PendingChanges()
    private var isTellingSoon = false
    private var known: [ObjectIdentifier: NSManagedObject] = [:]
    private let queue: DispatchQueue

    /// Confined to its thread, as contexts once were; here it is the main one's.
    public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
        super.init()
    }

    private func registerWithCoordinator() {
        if let model { Self.knownModels.append(Known(model: model)) }
        persistentStoreCoordinator?.register(self)
    }

    var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }
    var model: NSManagedObjectModel? { coordinator?.managedObjectModel }
    open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }
    open var registeredObjects: Set<NSManagedObject> { Set(known.values).union(insertedObjects) }

    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async {
            block()
            self.processPendingChanges()
        }
    }

    open func performAndWait(_ block: () -> Void) {
        block()
        processPendingChanges()
    }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        defer { processPendingChanges() }
        return try block()
    }
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T {
        defer { processPendingChanges() }
        return try block()
    }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        object.isInserted = true
        insertedObjects.insert(object)
        order.append(object)
        known[ObjectIdentifier(object.objectID)] = object
        object.awakeFromInsert()
        pending.inserted.insert(object)
        tellSoon()
    }

    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        for (name, relationship) in object.entity.relationshipsByName {
            let others = NSManagedObject.objects(object.values[name])
            if relationship.deleteRule == .cascadeDeleteRule { others.forEach(delete) }
            if relationship.inverseRelationship != nil { object.setPrimitiveValue(nil, forKey: name) }
        }
        updatedObjects.remove(object)
        if insertedObjects.remove(object) != nil { order.removeAll { $0 === object } } else { deletedObjects.insert(object) }
        pending.delete(object)
        tellSoon()
    }

    func touched(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        if !object.isInserted {
            object.isUpdated = true
            updatedObjects.insert(object)
        }
        note(object)
    }

    // MARK: Telling of changes

    /// Once for all changes of an event: when it is over, or earlier where the context is saved.
    private func tellSoon() {
        guard !isTellingSoon else { return }
        isTellingSoon = true
        nonisolated(unsafe) weak let context = self
        queue.async { context?.processPendingChanges() }
    }

    private func note(_ updated: NSManagedObject) {
        guard !pending.inserted.contains(updated) else { return }
        pending.updated.insert(updated)
        tellSoon()
    }

    open func processPendingChanges() {
        isTellingSoon = false
        guard !pending.isEmpty else { return }
        let info = pending.userInfo
        pending = PendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }

    // MARK: What other contexts have saved

    open func mergeChanges(fromContextDidSave notification: Notification) {
        guard (notification.object as AnyObject?) !== self else { return }
        merge(SavedChanges(notification.userInfo ?? [:]))
    }

    /// Of identifiers, as batch requests give them.
    open class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {
        for context in contexts { context.merge(SavedChanges(changeNotificationData)) }
    }

    /// An object that has changes of its own keeps them.
    func merge(_ changes: SavedChanges) {
        let saved = Dictionary((coordinator?.rows ?? []).map { (ObjectIdentifier($0.id), $0.values) }) { first, _ in first }
        for id in changes.inserted + changes.updated {
            guard let values = saved[ObjectIdentifier(id)] else { continue }
            let isNew = known[ObjectIdentifier(id)] == nil
            let object = existing(id, values)
            if isNew { pending.inserted.insert(object) } else if !object.hasChanges {
                object.values = values.mapValues { local($0) }
                pending.refreshed.insert(object)
            }
        }
        for id in changes.deleted {
            guard let object = known.removeValue(forKey: ObjectIdentifier(id)) else { continue }
            object.isDeleted = true
            updatedObjects.remove(object)
            deletedObjects.remove(object)
            pending.delete(object)
        }
        processPendingChanges()
    }

    // MARK: Fetching

    private func matching<T>(_ request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        let name = request.entityName ?? request.entity?.name ?? ""
        guard let entity = request.entity ?? model?.entitiesByName[name] else {
            NSException(name: .invalidArgumentException, reason: "executeFetchRequest:error: A fetch request must have an entity.", userInfo: nil).raise()
            return []
        }
        var found = try all().filter { !$0.isDeleted && $0.entity.isKindOf(entity: entity) }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let sorting = request.sortDescriptors, !sorting.isEmpty { found = (found as NSArray).sortedArray(using: sorting).compactMap { $0 as? NSManagedObject } }
        found = Array(found.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }

    private func all() throws -> [NSManagedObject] {
        let saved = (coordinator?.rows ?? []).map { row in existing(row.id, row.values) }
        return saved + order
    }

    private func existing(_ id: NSManagedObjectID, _ values: [String: Any]) -> NSManagedObject {
        if let object = known[ObjectIdentifier(id)] { return object }
        let object = id.entity.managedObjectClass.init(entity: id.entity, insertInto: nil)
        object.objectID = id
        object.managedObjectContext = self
        known[ObjectIdentifier(id)] = object
        object.values = values.mapValues { local($0) }
        object.awakeFromFetch()
        return object
    }

    /// Saved relationships hold other contexts' objects; here they become this context's.
    private func local(_ value: Any) -> Any {
        switch value {
        case let object as NSManagedObject: object.managedObjectContext === self ? object : existing(object.objectID, object.values)
        case let id as NSManagedObjectID: object(with: id)
        case let set as NSSet: NSSet(array: set.map { local($0) })
        case let set as NSOrderedSet: NSOrderedSet(array: set.map { local($0) })
        default: value
        }
    }

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = try matching(request)
        if request.resultType == .managedObjectIDResultType { return found.compactMap { $0.objectID as? T } }
        return found.compactMap { $0 as? T }
    }

    open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try matching(request).count }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject { existing(objectID, coordinator?.rows.first { $0.id === objectID }?.values ?? [:]) }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { known[ObjectIdentifier(objectID)] }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = known[ObjectIdentifier(objectID)] { return object }
        guard coordinator?.rows.contains(where: { $0.id === objectID }) == true else { throw CocoaError(.init(rawValue: 133000)) }
        return object(with: objectID)
    }
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws { for object in objects { object.objectID.isTemporaryID = false } }

    /// Batch requests change the store alone: contexts hear of it by `mergeChanges(fromRemoteContextSave:into:)`.
    @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        let store = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        store.persistentStoreCoordinator = coordinator
        switch request {
        case let request as NSBatchDeleteRequest:
            let found = try request.objectIDs.map { $0.map(store.object(with:)) } ?? store.matching(request.fetchRequest)
            found.forEach(store.delete)
            try store.write()
            return NSBatchDeleteResult(request.resultType, found.map(\.objectID))
        case let request as NSBatchInsertRequest:
            let made = request.insert(into: store)
            try store.write()
            return NSBatchInsertResult(request.resultType, made.map(\.objectID))
        case let request as NSBatchUpdateRequest:
            let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            fetch.predicate = request.predicate
            let found = try store.matching(fetch)
            for object in found {
                for (key, value) in request.propertiesToUpdate ?? [:] { object.setValue(value, forKey: key as? String ?? (key as? NSPropertyDescription)?.name ?? "") }
            }
            try store.write()
            return NSBatchUpdateResult(request.resultType, found.map(\.objectID))
        default:
            notImplemented("NSManagedObjectContext.execute(\(type(of: request)))")
            return NSPersistentStoreResult()
        }
    }

    // MARK: Saving

    open func save() throws {
        processPendingChanges()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in order { object.willSave(); try object.validateForInsert() }
        for object in updatedObjects { object.willSave(); try object.validateForUpdate() }
        for object in deletedObjects { try object.validateForDelete() }
        let info: [String: Any] = [NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects, NSDeletedObjectsKey: deletedObjects]
        if let parent, persistentStoreCoordinator == nil { push(to: parent) } else { try write() }
        for object in insertedObjects.union(updatedObjects).union(deletedObjects) {
            (object.isInserted, object.isUpdated) = (false, false)
            object.didSave()
        }
        (insertedObjects, updatedObjects, deletedObjects, order) = ([], [], [], [])
        processPendingChanges()
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        if let persistentStoreCoordinator { persistentStoreCoordinator.tell(SavedChanges(info), by: self) }
    }

    private func write() throws {
        guard let coordinator else { return }
        let gone = Set(deletedObjects.map { ObjectIdentifier($0.objectID) })
        coordinator.rows.removeAll { gone.contains(ObjectIdentifier($0.id)) }
        for object in updatedObjects {
            if let index = coordinator.rows.firstIndex(where: { $0.id === object.objectID }) { coordinator.rows[index].values = object.values }
        }
        for object in order {
            object.objectID.isTemporaryID = false
            coordinator.rows.append((object.objectID, object.values))
        }
        try coordinator.keep()
    }

    private func push(to parent: NSManagedObjectContext) {
        for object in order {
            let copy = parent.existing(object.objectID, object.values)
            copy.isInserted = true
            parent.insertedObjects.insert(copy)
            parent.order.append(copy)
            parent.pending.inserted.insert(copy)
            parent.tellSoon()
        }
        for object in updatedObjects { parent.existing(object.objectID, object.values).values = object.values.mapValues { parent.local($0) }; parent.touched(parent.existing(object.objectID, [:])) }
        for object in deletedObjects { parent.delete(parent.existing(object.objectID, object.values)) }
    }

    open func rollback() {
        for object in insertedObjects { object.managedObjectContext = nil; known[ObjectIdentifier(object.objectID)] = nil }
        for object in updatedObjects.union(deletedObjects) {
            (object.isUpdated, object.isDeleted) = (false, false)
            if let row = coordinator?.rows.first(where: { $0.id === object.objectID }) { object.values = row.values.mapValues { local($0) } }
        }
        insertedObjects.forEach { pending.delete($0) }
        pending.refreshed.formUnion(updatedObjects.union(deletedObjects))
        tellSoon()
        (insertedObjects, updatedObjects, deletedObjects, order) = ([], [], [], [])
    }

    open func reset() {
        rollback()
        known = [:]
    }

    /// Reads it again; `flag` false drops the changes that it has.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !object.isInserted, !object.isDeleted, !flag || !object.isUpdated, let row = coordinator?.rows.first(where: { $0.id === object.objectID }) else { return }
        object.values = row.values.mapValues { local($0) }
        object.isUpdated = false
        updatedObjects.remove(object)
        pending.refreshed.insert(object)
        tellSoon()
    }
    open func refreshAllObjects() { known.values.forEach { refresh($0, mergeChanges: true) } }
    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }
}
