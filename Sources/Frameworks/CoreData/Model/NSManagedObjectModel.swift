import Foundation
import ObjCRuntime

/// The entities of an app. Compiled models (`Name.momd/model.plist`) are made by Understudy from `.xcdatamodeld`.
open class NSManagedObjectModel: ObjCObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = [] { didSet { for entity in entities { entity.managedObjectModel = self } } }
    open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first }) }

    public override init() { super.init() }

    public convenience init?(contentsOf url: URL) {
        let file = url.pathExtension == "momd" ? url.appendingPathComponent("model.plist") : url
        guard let data = try? Data(contentsOf: file), let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else { return nil }
        self.init()
        read(list)
    }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            for url in bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] { merged.entities += NSManagedObjectModel(contentsOf: url as URL)?.entities ?? [] }
        }
        return merged
    }

    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool { true }
    open var entityVersionHashesByName: [String: Data] { [:] }

    open var versionIdentifiers: Set<AnyHashable> = []

    private func read(_ list: [String: Any]) {
        let rows = list["entities"] as? [[String: Any]] ?? []
        entities = rows.map { row in
            let entity = NSEntityDescription()
            entity.name = row["name"] as? String
            entity.managedObjectClassName = row["class"] as? String ?? "NSManagedObject"
            entity.isAbstract = row["abstract"] as? Bool ?? false
            entity.properties = (row["attributes"] as? [[String: Any]] ?? []).map(attribute) + (row["relationships"] as? [[String: Any]] ?? []).map(relationship)
            return entity
        }
        let byName = entitiesByName
        for row in rows {
            guard let entity = byName[row["name"] as? String ?? ""] else { continue }
            if let parent = (row["parent"] as? String).flatMap({ byName[$0] }) { parent.subentities.append(entity) }
            for description in row["relationships"] as? [[String: Any]] ?? [] {
                let relationship = entity.relationshipsByName[description["name"] as? String ?? ""]
                relationship?.destinationEntity = (description["destination"] as? String).flatMap { byName[$0] }
                relationship?.inverseRelationship = (description["inverse"] as? String).flatMap { relationship?.destinationEntity?.relationshipsByName[$0] }
            }
        }
    }

    private func attribute(_ row: [String: Any]) -> NSPropertyDescription {
        let attribute = NSAttributeDescription()
        attribute.name = row["name"] as? String ?? ""
        attribute.isOptional = row["optional"] as? Bool ?? false
        attribute.attributeType = NSAttributeType(rawValue: row["type"] as? UInt ?? 0) ?? .undefinedAttributeType
        attribute.defaultValue = row["default"]
        return attribute
    }

    private func relationship(_ row: [String: Any]) -> NSPropertyDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = row["name"] as? String ?? ""
        relationship.isOptional = row["optional"] as? Bool ?? false
        relationship.maxCount = row["toMany"] as? Bool == true ? 0 : 1
        relationship.isOrdered = row["ordered"] as? Bool ?? false
        relationship.deleteRule = NSDeleteRule(rawValue: row["deleteRule"] as? UInt ?? 1) ?? .nullifyDeleteRule
        return relationship
    }
}
