import Foundation
import FoundationGaps
import ObjCRuntime

open class NSPersistentStoreDescription: ObjCObject, @unchecked Sendable {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var configuration: String?
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var isReadOnly = false
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]
    public init(url: URL) { self.url = url; super.init() }
    public override init() { super.init() }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

open class NSPersistentContainer: ObjCObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    public override convenience init() { self.init(name: "", managedObjectModel: NSManagedObjectModel()) }
    public convenience init(name: String) {
        let model = Bundle.main.url(forResource: name, withExtension: "momd").flatMap { NSManagedObjectModel(contentsOf: $0) }
        if model == nil { FileHandle.standardError.write(Data("understudy: CoreData: Failed to load model named \(name)\n".utf8)) }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    open class func defaultDirectoryURL() -> URL { FileManager.default._urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? URL(fileURLWithPath: NSTemporaryDirectory()) }

    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions { persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block) }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }
}
