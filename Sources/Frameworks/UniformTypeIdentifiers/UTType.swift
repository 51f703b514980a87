@_exported import Foundation

/// A type of data, by its identifier.
public struct UTType: Hashable, Sendable, Codable {
    public let identifier: String

    public init?(_ identifier: String) {
        guard Self.table[identifier] != nil else { return nil }
        self.identifier = identifier
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype) }
    public init?(mimeType: String, conformingTo supertype: UTType = .data) { self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype) }
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = found
    }

    /// In the table's order, so that the commonest comes first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return order.filter { (tagClass == .mimeType ? table[$0]!.mimeTypes : table[$0]!.extensions).contains(tag) }
            .map { UTType(importedAs: $0) }.filter { type in supertype.map(type.conforms) ?? true }
    }

    public var preferredFilenameExtension: String? { Self.table[identifier]?.extensions.first }
    public var preferredMIMEType: String? { Self.table[identifier]?.mimeTypes.first }
    public var localizedDescription: String? { Self.table[identifier]?.description }
    public var tags: [UTTagClass: [String]] {
        guard let entry = Self.table[identifier] else { return [:] }
        return [.filenameExtension: entry.extensions, .mimeType: entry.mimeTypes].filter { !$0.value.isEmpty }
    }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var isDeclared: Bool { Self.table[identifier] != nil }
    public var supertypes: Set<UTType> {
        Set((Self.table[identifier]?.parents ?? []).flatMap { parent in [UTType(importedAs: parent)] + UTType(importedAs: parent).supertypes })
    }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}
