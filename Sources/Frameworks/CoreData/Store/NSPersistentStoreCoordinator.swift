import Foundation
import ObjCRuntime

open class NSPersistentStore: ObjCObject, @unchecked Sendable {
    open var url: URL?
    public let type: String
    open var metadata: [String: Any]! = [:]
    open var isReadOnly = false
    init(type: String, url: URL?) { self.type = type; self.url = url; super.init() }
}

/// Holds the saved objects. Whatever the type of store, they are kept in memory: what was saved is gone when the app ends.
open class NSPersistentStoreCoordinator: ObjCObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// Saved values by object, in order of insertion.
    var rows: [(id: NSManagedObjectID, values: [String: Any])] = []

    public required init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model; super.init() }

    @discardableResult open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        if storeType != NSInMemoryStoreType { notImplemented("CoreData: keeping a store on disk") }
        let store = NSPersistentStore(type: storeType, url: storeURL)
        persistentStores.append(store)
        return store
    }

    open func addPersistentStore(with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        _ = try? addPersistentStore(ofType: storeDescription.type, configurationName: nil, at: storeDescription.url)
        block(storeDescription, nil)
    }

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }
    /// There are no stores on disk.
    open class func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil) throws -> [String: Any] {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws { rows = [] }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { rows.first { $0.id.uriRepresentation() == url }?.id }
}
