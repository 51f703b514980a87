import Foundation

/// Where every file reference and group of a project lies on disk.
struct FileTree {
    private(set) var paths: [String: URL] = [:]
    private(set) var variantMembers: [String: [String]] = [:]
    /// Members of variant groups have no path of their own worth showing: `Base`, `en`.
    private let graph: ObjectGraph
    private let sourceRoot: URL

    init(graph: ObjectGraph, sourceRoot: URL) {
        self.graph = graph
        self.sourceRoot = sourceRoot
        guard let main = graph.object(graph.root.string("mainGroup")) else { return }
        var seen: Set<String> = []
        place(main, in: sourceRoot, seen: &seen)
        graph.root.fields["projectReferences"]?.array?.forEach { entry in
            guard let products = graph.object(entry.dictionary?["ProductGroup"]?.string) else { return }
            place(products, in: sourceRoot, seen: &seen)
        }
    }

    private mutating func place(_ object: ProjectObject, in folder: URL, seen: inout Set<String>) {
        guard seen.insert(object.id).inserted else { return }
        let url = location(of: object, in: folder)
        paths[object.id] = url
        for child in graph.objects(object.strings("children")) { place(child, in: url, seen: &seen) }
        if object.isa == "PBXVariantGroup" { variantMembers[object.id] = object.strings("children") }
    }

    /// A group without a path of its own is where its parent is.
    private func location(of object: ProjectObject, in folder: URL) -> URL {
        guard let path = object.string("path") else { return folder }
        let base: URL
        switch object.string("sourceTree") {
        case "SOURCE_ROOT": base = sourceRoot
        case "<absolute>": base = URL(fileURLWithPath: "/")
        default: base = folder
        }
        return base.resolving(path).spelledAsOnDisk
    }

    /// The files that a build file stands for: one, or the members of a variant or version group.
    func files(for object: ProjectObject) -> [FileReference] {
        if let members = variantMembers[object.id] {
            return graph.objects(members).flatMap { files(for: $0) }
        }
        guard let url = paths[object.id] ?? looseLocation(of: object) else { return [] }
        let type = object.string("lastKnownFileType") ?? object.string("explicitFileType") ?? object.string("fileType")
            ?? object.string("versionGroupType") ?? ""
        return [FileReference(url: url, type: type, localization: url.localization, place: place(of: object), objectID: object.id)]
    }

    /// A file that no group holds still has a path.
    private func looseLocation(of object: ProjectObject) -> URL? {
        object.string("path").map { sourceRoot.resolving($0) }
    }

    private func place(of object: ProjectObject) -> FileReference.Place {
        if object.isa == "PBXReferenceProxy" { return .product }
        switch object.string("sourceTree") {
        case "BUILT_PRODUCTS_DIR": return .product
        case "SDKROOT", "DEVELOPER_DIR": return .system
        default: return .source
        }
    }
}
