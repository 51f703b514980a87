import Foundation
import FoundationGaps
import ObjCRuntime

/// What a store on disk is: a property list of its objects, each with the entity's name, its values, and the identifiers of those it is
/// related to. It isn't Apple's SQLite; neither reads the other's.
struct StoreFile {
    typealias Row = (id: NSManagedObjectID, values: [String: Any])

    let url: URL
    private static let mark = "understudy.CoreData.1"

    /// The rows, whose relationships hold identifiers. nil where there is no file.
    /// - Throws: where the file is something else.
    func read(_ model: NSManagedObjectModel) throws -> [Row]? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        guard let list = try? PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: Any], list["format"] as? String == Self.mark else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        let entities = model.entitiesByName
        var ids: [String: NSManagedObjectID] = [:]
        let written = (list["rows"] as? [[String: Any]] ?? []).compactMap { row -> (NSManagedObjectID, [String: Any])? in
            guard let name = row["id"] as? String, let uuid = UUID(uuidString: name), let entity = entities[row["entity"] as? String ?? ""] else { return nil }
            let id = NSManagedObjectID(entity: entity, uuid: uuid)
            ids[name] = id
            return (id, row)
        }
        return written.map { id, row in (id, values(of: id.entity, row, ids)) }
    }

    private func values(of entity: NSEntityDescription, _ row: [String: Any], _ ids: [String: NSManagedObjectID]) -> [String: Any] {
        var values = (row["values"] as? [String: Any] ?? [:]).filter { entity.attributesByName[$0.key] != nil }.compactMapValues(StoredValue.read)
        for (name, list) in row["relations"] as? [String: [String]] ?? [:] {
            guard let relationship = entity.relationshipsByName[name] else { continue }
            let others = list.compactMap { ids[$0] }
            if relationship.isToMany { values[name] = relationship.isOrdered ? NSOrderedSet(array: others) : NSSet(array: others) } else { values[name] = others.first }
        }
        return values
    }

    func write(_ rows: [Row]) throws {
        let list = rows.map { row -> [String: Any] in
            var values: [String: Any] = [:], relations: [String: [String]] = [:]
            for (key, value) in row.values {
                if row.id.entity.relationshipsByName[key] != nil {
                    relations[key] = Self.identifiers(value)
                } else if let stored = StoredValue.written(value) {
                    values[key] = stored
                } else {
                    notImplemented("CoreData: keeping \(type(of: value)) of \(row.id.entity.name ?? "").\(key) on disk")
                }
            }
            return ["id": row.id.uuid.uuidString, "entity": row.id.entity.name ?? "", "values": values, "relations": relations]
        }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let data = try PropertyListSerialization.data(fromPropertyList: ["format": Self.mark, "rows": list] as [String: Any], format: .binary, options: 0)
        try data.write(to: url, options: .atomic)
    }

    private static func identifiers(_ value: Any) -> [String] {
        let all: [Any] = switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        default: [value]
        }
        return all.compactMap { (($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID)?.uuid.uuidString }
    }
}
