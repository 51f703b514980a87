import Foundation
import ObjCRuntime

open class NSEntityDescription: ObjCObject, @unchecked Sendable {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var properties: [NSPropertyDescription] = [] { didSet { for property in properties { property.entity = self } } }
    open var subentities: [NSEntityDescription] = [] { didSet { for entity in subentities { entity.superentity = self } } }
    open internal(set) weak var superentity: NSEntityDescription?
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    open var uniquenessConstraints: [[Any]] = []

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary((superentity?.propertiesByName ?? [:]).map { ($0.key, $0.value) } + properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    open var relationshipsByName: [String: NSRelationshipDescription] { propertiesByName.compactMapValues { $0 as? NSRelationshipDescription } }

    open func isKindOf(entity: NSEntityDescription) -> Bool { self === entity || superentity?.isKindOf(entity: entity) == true }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

    /// A new object of the entity's class in the context. Raises where the model has no such entity.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            NSException(name: .internalInconsistencyException, reason: "+entityForName: could not locate an entity named '\(entityName)' in this model.", userInfo: nil).raise()
            fatalError()
        }
        return entity.managedObjectClass.init(entity: entity, insertInto: context)
    }

    var managedObjectClass: NSManagedObject.Type {
        guard let name = managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
        // A class with a name of its own for Objective-C has no module in it.
        let plain = name.split(separator: ".").last.map(String.init) ?? name
        guard let found = (_classNamed(name) ?? _classNamed(plain)) as? NSManagedObject.Type else {
            notImplemented("CoreData: Unable to load class named '\(name)' for entity '\(self.name ?? "")'. Class not found, using default NSManagedObject instead; that")
            return NSManagedObject.self
        }
        return found
    }
}
