import Foundation
import ObjCRuntime

/// An object of a context: values by the entity's properties, with inverses kept.
open class NSManagedObject: ObjCObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false
    open var isFault: Bool { false }
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    var values: [String: Any] = [:]

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        (self.entity, objectID) = (entity, NSManagedObjectID(entity: entity))
        super.init()
        for (name, attribute) in entity.attributesByName { values[name] = attribute.defaultValue }
        context?.insert(self)
    }

    /// What lowering makes of `NSManagedObject(entity:insertInto:)`: an object of the entity's own class.
    public static func _object(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> NSManagedObject {
        entity.managedObjectClass.init(entity: entity, insertInto: context)
    }

    /// Made without an entity, of no context: what has to be saved can't be set on it. Core Data says so, too.
    public override convenience init() {
        notice("CoreData: error: Failed to call designated initializer on NSManagedObject class '\(NSStringFromClass(Self.self))'")
        self.init(entity: NSEntityDescription(), insertInto: nil)
    }

    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = Self.entity(in: moc.model) else {
            NSException(name: .invalidArgumentException, reason: "An NSManagedObject of class '\(NSStringFromClass(Self.self))' must have a valid NSEntityDescription.", userInfo: nil).raise()
            fatalError()
        }
        self.init(entity: entity, insertInto: moc)
    }

    private static func entity(in model: NSManagedObjectModel?) -> NSEntityDescription? {
        let name = String(describing: self)
        return model?.entities.first { ($0.managedObjectClassName ?? "").split(separator: ".").last.map(String.init) == name } ?? model?.entitiesByName[name]
    }

    open class func entity() -> NSEntityDescription { NSManagedObjectContext.knownModels.lazy.compactMap { entity(in: $0.model) }.first ?? NSEntityDescription() }

    /// Where a model's class has one of its own, that is meant.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(entityName: entity().name ?? String(describing: self)) }

    open override func value(forKey key: String) -> Any? {
        entity.propertiesByName[key] == nil ? super.value(forKey: key) : primitiveValue(forKey: key)
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        guard entity.propertiesByName[key] != nil else { return super.setValue(value, forKey: key) }
        willChangeValue(forKey: key)
        setPrimitiveValue(value, forKey: key)
        didChangeValue(forKey: key)
    }

    open func primitiveValue(forKey key: String) -> Any? {
        if let value = values[key] { return value }
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return nil }
        return relationship.isOrdered ? NSOrderedSet() : NSSet()
    }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        let old = values[key]
        if let value, !(value is NSNull), Mirror(reflecting: value).displayStyle != .optional || Mirror(reflecting: value).children.first != nil { values[key] = value } else { values[key] = nil }
        managedObjectContext?.touched(self)
        if let relationship = entity.relationshipsByName[key], let inverse = relationship.inverseRelationship { keep(inverse, from: old, to: values[key]) }
    }

    private func keep(_ inverse: NSRelationshipDescription, from old: Any?, to new: Any?) {
        let before = Self.objects(old), after = Self.objects(new)
        for object in before where !after.contains(where: { $0 === object }) { object.drop(self, from: inverse) }
        for object in after where !before.contains(where: { $0 === object }) { object.take(self, into: inverse) }
    }

    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        default: []
        }
    }

    private func take(_ object: NSManagedObject, into relationship: NSRelationshipDescription) {
        guard relationship.isToMany else { values[relationship.name] = object; managedObjectContext?.touched(self); return }
        let all = Self.objects(values[relationship.name]) + [object]
        values[relationship.name] = relationship.isOrdered ? NSOrderedSet(array: all) : NSSet(array: all)
        managedObjectContext?.touched(self)
    }

    private func drop(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
        guard relationship.isToMany else { values[relationship.name] = nil; managedObjectContext?.touched(self); return }
        let rest = Self.objects(values[relationship.name]).filter { $0 !== object }
        values[relationship.name] = relationship.isOrdered ? NSOrderedSet(array: rest) : NSSet(array: rest)
        managedObjectContext?.touched(self)
    }

    open func mutableSetValue(forKey key: String) -> NSMutableSet { NSMutableSet(array: Self.objects(values[key])) }
    open func changedValues() -> [String: Any] { hasChanges ? values : [:] }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
}

extension NSSet {
    /// For the accessors that are generated from a model.
    public var allObjectsOfModel: [Any] { map { $0 } }
}

extension NSOrderedSet {
    public var allObjectsOfModel: [Any] { map { $0 } }
}
