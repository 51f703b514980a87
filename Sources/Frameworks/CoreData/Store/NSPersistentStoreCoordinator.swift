import Foundation
import ObjCRuntime

open class NSPersistentStore: ObjCObject, @unchecked Sendable {
    open var url: URL?
    public let type: String
    open var metadata: [String: Any]! = [:]
    open var isReadOnly = false
    init(type: String, url: URL?) { self.type = type; self.url = url; super.init() }
}

/// Holds the saved objects. A store on disk is read when it is added and written at every save; of several the first keeps all objects.
open class NSPersistentStoreCoordinator: ObjCObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// Saved values by object, in order of insertion.
    var rows: [(id: NSManagedObjectID, values: [String: Any])] {
        get { lock.withLock { saved } }
        _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &saved
        }
    }

    private var saved: [(id: NSManagedObjectID, values: [String: Any])] = []
    private let lock = NSRecursiveLock()
    private struct Context { weak var context: NSManagedObjectContext? }
    private var contexts: [Context] = []

    func register(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(Context(context: context))
        }
    }

    /// The other contexts that want to hear of it merge what `context` has saved.
    func tell(_ changes: SavedChanges, by context: NSManagedObjectContext) {
        for other in lock.withLock({ contexts.compactMap(\.context) }) where other !== context && other.automaticallyMergesChangesFromParent && other.persistentStoreCoordinator === self {
            other.perform { [weak other] in other?.merge(changes) }
        }
    }

    private var file: StoreFile?

    public override convenience init() { self.init(managedObjectModel: NSManagedObjectModel()) }
    public required init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model; super.init() }

    @discardableResult open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        if storeType != NSInMemoryStoreType, let storeURL, storeURL.path != "/dev/null", file == nil { open(StoreFile(url: storeURL)) }
        let store = NSPersistentStore(type: storeType, url: storeURL)
        persistentStores.append(store)
        return store
    }

    private func open(_ file: StoreFile) {
        do {
            rows += try file.read(managedObjectModel) ?? []
            self.file = file
        } catch {
            notImplemented("CoreData: a store of another form (\(file.url.path)); it stays as it is, objects are kept in memory: reading it")
        }
    }

    /// Writes what is saved.
    func keep() throws { try file?.write(rows) }

    open func addPersistentStore(with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        do {
            try addPersistentStore(ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }
    open class func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil) throws -> [String: Any] {
        if FileManager.default.fileExists(atPath: url.path) { return ["NSStoreType": storeType] }
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if store.url != nil, store.url == file?.url { (file, rows) = (nil, []) }
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        if file == nil || file?.url == url { rows = [] }
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { rows.first { $0.id.uriRepresentation() == url }?.id }
}
