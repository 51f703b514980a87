import Foundation
import ObjCRuntime

/// How one entity becomes another.
open class NSEntityMapping: ObjCObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var entityMigrationPolicyClassName: String?
    open var userInfo: [AnyHashable: Any]?
}

/// There is no mapping: stores aren't kept on disk, so none is of an older model.
open class NSMappingModel: ObjCObject {
    open var entityMappings: [NSEntityMapping]! = []
    open var entityMappingsByName: [String: NSEntityMapping] { [:] }
    public override init() { super.init() }
    public convenience init?(from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?) { return nil }
    public convenience init?(contentsOf url: URL?) { return nil }
    open class func inferredMappingModel(forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) throws -> NSMappingModel { NSMappingModel() }
}

/// Named only.
open class NSMigrationManager: ObjCObject {
    public let sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    open var sourceContext: NSManagedObjectContext { NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType) }
    open var destinationContext: NSManagedObjectContext { NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType) }
    open var migrationProgress: Float { 1 }
    open var userInfo: [AnyHashable: Any]?
    public override convenience init() { self.init(sourceModel: NSManagedObjectModel(), destinationModel: NSManagedObjectModel()) }
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) { (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel) }
    open func migrateStore(from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil) throws {
        notImplemented("NSMigrationManager.migrateStore(from:sourceType:options:with:toDestinationURL:destinationType:destinationOptions:)")
    }
    open func associate(sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping) {}
    open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] { [] }
    open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] { [] }
}

/// What an app does by itself while entities are migrated. Nobody asks it here.
open class NSEntityMigrationPolicy: ObjCObject {
    public override init() { super.init() }
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
