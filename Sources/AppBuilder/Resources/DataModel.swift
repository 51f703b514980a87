import Foundation
import FoundationXML

/// A Core Data model (`.xcdatamodeld`), its current version: compiled to `Name.momd/model.plist`, with the classes that Xcode would generate.
struct DataModel {
    struct Entity {
        var name: String
        var className: String?
        var parent: String?
        var isAbstract: Bool
        /// `class`, `category`, or nil for none.
        var generation: String?
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
    }

    struct Attribute {
        var name: String, type: String, isOptional: Bool, isScalar: Bool, defaultValue: String?, className: String?
    }

    struct Relationship {
        var name: String, destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool, isOptional: Bool, deletionRule: String
    }

    let name: String
    let entities: [Entity]

    init(contentsOf folder: URL) throws {
        name = folder.deletingPathExtension().lastPathComponent
        let file = try Self.currentVersion(of: folder).appendingPathComponent("contents")
        guard let data = try? Data(contentsOf: file) else { throw BuildFailure("\(folder.path): no 'contents' in the Core Data model") }
        let reader = ModelReader(), parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else {
            throw BuildFailure("\(file.path):\(parser.lineNumber):\(parser.columnNumber): \(parser.parserError.map { "\($0)" } ?? "not XML")")
        }
        entities = reader.entities
    }

    private static func currentVersion(of folder: URL) throws -> URL {
        guard folder.pathExtension == "xcdatamodeld" else { return folder }
        if let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
           let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any], let name = list["_XCCurrentVersionName"] as? String {
            return folder.appendingPathComponent(name)
        }
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".xcdatamodel") }.sorted() ?? []
        guard let only = versions.last else { throw BuildFailure("\(folder.path): no model in the Core Data folder") }
        return folder.appendingPathComponent(only)
    }

    // MARK: Compiled

    private static let types: [String: UInt] = [
        "Integer 16": 100, "Integer 32": 200, "Integer 64": 300, "Decimal": 400, "Double": 500, "Float": 600, "String": 700,
        "Boolean": 800, "Date": 900, "Binary": 1000, "UUID": 1100, "URI": 1200, "Transformable": 1800,
    ]
    private static let rules: [String: UInt] = ["No Action": 0, "Nullify": 1, "Cascade": 2, "Deny": 3]

    /// - Parameter module: that of the bundle which the model lies in; a class name that begins with a dot is of it.
    func compiled(module: String) throws -> Data {
        let rows = entities.map { entity -> [String: Any] in
            var row: [String: Any] = ["name": entity.name, "abstract": entity.isAbstract]
            row["class"] = entity.className.map { $0.hasPrefix(".") ? module + $0 : $0 }
            row["parent"] = entity.parent
            row["attributes"] = entity.attributes.map { attribute -> [String: Any] in
                var values: [String: Any] = ["name": attribute.name, "type": Self.types[attribute.type] ?? 0, "optional": attribute.isOptional]
                values["default"] = attribute.initialValue
                return values
            }
            row["relationships"] = entity.relationships.map { relationship -> [String: Any] in
                var values: [String: Any] = ["name": relationship.name, "destination": relationship.destination, "toMany": relationship.isToMany, "ordered": relationship.isOrdered, "optional": relationship.isOptional, "deleteRule": Self.rules[relationship.deletionRule] ?? 1]
                values["inverse"] = relationship.inverse
                return values
            }
            return row
        }
        return try PropertyListSerialization.data(fromPropertyList: ["entities": rows], format: .binary, options: 0)
    }

    // MARK: Classes

    /// The source that Xcode's "Class Definition" and "Category/Extension" make; nil where no entity asks for one.
    func generatedSource() -> String? {
        let wanted = entities.filter { $0.generation != nil }
        guard !wanted.isEmpty else { return nil }
        return "import CoreData\nimport UIKit\n\n" + wanted.map(source).joined(separator: "\n")
    }

    private func source(of entity: Entity) -> String {
        let name = entity.className?.split(separator: ".").last.map(String.init) ?? entity.name
        var text = ""
        if entity.generation == "class" { text += "@objc(\(name))\npublic class \(name): \(entity.parent ?? "NSManagedObject") {}\n\n" }
        text += "extension \(name) {\n    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }\n"
        for attribute in entity.attributes { text += "    @NSManaged public var \(attribute.name): \(attribute.swiftType)\n" }
        for relationship in entity.relationships {
            let kind = relationship.isToMany ? (relationship.isOrdered ? "NSOrderedSet" : "NSSet") : relationship.destination
            text += "    @NSManaged public var \(relationship.name): \(kind)?\n"
            guard relationship.isToMany else { continue }
            text += accessors(of: relationship, kind)
        }
        return text + "}\n"
    }

    /// `addToPhotos(_:)` and `removeFromPhotos(_:)`, with one object or a set of them; ordered ones know places, too.
    private func accessors(of relationship: Relationship, _ kind: String) -> String {
        let capital = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst(), name = relationship.name, element = relationship.destination
        let begin = "let all = NSMutable\(kind.dropFirst(2))(array: (\(name)?.allObjectsOfModel ?? []))"
        func accessor(_ signature: String, _ change: String) -> String { "    public func \(signature) { \(begin); \(change); \(name) = all }\n" }
        var text = accessor("addTo\(capital)(_ value: \(element))", "all.add(value)")
        text += accessor("removeFrom\(capital)(_ value: \(element))", "all.remove(value)")
        text += accessor("addTo\(capital)(_ values: \(kind))", "for value in values.allObjectsOfModel { all.add(value) }")
        text += accessor("removeFrom\(capital)(_ values: \(kind))", "for value in values.allObjectsOfModel { all.remove(value) }")
        guard relationship.isOrdered else { return text }
        text += accessor("insertInto\(capital)(_ value: \(element), at index: Int)", "all.insert(value, at: index)")
        text += accessor("removeFrom\(capital)(at index: Int)", "all.removeObject(at: index)")
        return text + accessor("replace\(capital)(at index: Int, with value: \(element))", "all.replaceObject(at: index, with: value)")
    }

    /// Writes the generated classes beneath `folder`. Returns their file, nil where there are none.
    func writeGeneratedSource(to folder: URL) throws -> URL? {
        guard let source = generatedSource() else { return nil }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(name)+CoreDataModel.swift")
        try FileManager.default.writeIfChanged(Data(source.utf8), to: file)
        return file
    }
}

extension DataModel.Attribute {
    var swiftType: String {
        let scalars = ["Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "Boolean": "Bool"]
        if let scalar = scalars[type] { return isScalar ? scalar : "NSNumber?" }
        return ["String": "String?", "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?", "Decimal": "NSDecimalNumber?"][type] ?? "\(className ?? "NSObject")?"
    }

    /// The default that a new object has; a scalar that has none is zero.
    var initialValue: Any? {
        switch type {
        case "Integer 16", "Integer 32", "Integer 64": return Int(defaultValue ?? "") ?? (isScalar ? 0 : nil)
        case "Double", "Float": return Double(defaultValue ?? "") ?? (isScalar ? 0 : nil)
        case "Boolean": return defaultValue.map { $0 == "YES" } ?? (isScalar ? false : nil)
        case "String": return defaultValue
        default: return nil
        }
    }
}

private final class ModelReader: NSObject, XMLParserDelegate {
    var entities: [DataModel.Entity] = []

    func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes: [String: String] = [:]) {
        let name = attributes["name"] ?? ""
        func flag(_ key: String) -> Bool { attributes[key] == "YES" }
        switch elementName {
        case "entity":
            entities.append(DataModel.Entity(name: name, className: attributes["representedClassName"], parent: attributes["parentEntity"], isAbstract: flag("isAbstract"), generation: attributes["codeGenerationType"]))
        case "attribute" where !entities.isEmpty:
            entities[entities.count - 1].attributes.append(DataModel.Attribute(name: name, type: attributes["attributeType"] ?? "", isOptional: flag("optional"), isScalar: flag("usesScalarValueType"), defaultValue: attributes["defaultValueString"], className: attributes["customClassName"]))
        case "relationship" where !entities.isEmpty:
            entities[entities.count - 1].relationships.append(DataModel.Relationship(
                name: name, destination: attributes["destinationEntity"] ?? "", inverse: attributes["inverseName"], isToMany: flag("toMany"), isOrdered: flag("ordered"),
                isOptional: flag("optional"), deletionRule: attributes["deletionRule"] ?? "Nullify"))
        default: break
        }
    }
}
