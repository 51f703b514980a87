import Foundation

extension XcodeProject {
    /// Reads a `.xcodeproj` folder.
    package init(contentsOf location: URL) throws {
        let file = location.appendingPathComponent("project.pbxproj")
        guard FileManager.default.fileExists(atPath: location.path) else {
            throw ProjectError("no such project", file: location.path)
        }
        let graph = try ObjectGraph(contentsOf: file)
        let root = graph.root
        let sourceRoot = Self.sourceRoot(of: root, at: location)
        var reader = TargetReader(graph: graph, tree: FileTree(graph: graph, sourceRoot: sourceRoot), sourceRoot: sourceRoot)
        let lists = try ConfigurationReader(graph: graph, tree: reader.tree).read(of: root)

        self.graph = graph
        self.location = location.standardizedFileURL
        self.sourceRoot = sourceRoot
        developmentRegion = root.string("developmentRegion") ?? "en"
        knownRegions = root.strings("knownRegions")
        configurations = lists.configurations
        defaultConfiguration = lists.defaultName
        targets = try root.strings("targets").map { id in
            guard let target = graph.object(id) else { throw graph.error("target \(id) isn't in the project", at: root.id) }
            return try reader.read(target)
        }
        notes = reader.notes
        subprojects = reader.subprojects.values.sorted { $0.path < $1.path }
        localPackages = reader.localPackages
        remotePackages = graph.all(isa: "XCRemoteSwiftPackageReference").compactMap { $0.string("repositoryURL") }
    }

    private static func sourceRoot(of root: ProjectObject, at location: URL) -> URL {
        let folder = location.deletingLastPathComponent()
        let path = [root.string("projectDirPath"), root.string("projectRoot")].compactMap { $0 }.first { !$0.isEmpty }
        return path.map { folder.resolving($0) } ?? folder.standardizedFileURL
    }
}

/// Reads a configuration list.
struct ConfigurationReader {
    let graph: ObjectGraph
    let tree: FileTree

    func read(of owner: ProjectObject) throws -> (configurations: [Configuration], defaultName: String?) {
        let list = try graph.require("buildConfigurationList", of: owner)
        let configurations = graph.objects(list.strings("buildConfigurations")).map { object in
            Configuration(
                name: object.string("name") ?? "Debug",
                settings: (object.fields["buildSettings"]?.dictionary ?? [:]).mapValues { $0.strings.joined(separator: " ") },
                base: base(of: object))
        }
        return (configurations, list.string("defaultConfigurationName"))
    }

    private func base(of object: ProjectObject) -> URL? {
        if let file = graph.object(object.string("baseConfigurationReference")) { return tree.files(for: file).first?.url }
        guard let anchor = object.string("baseConfigurationReferenceAnchor"), let folder = tree.paths[anchor],
              let path = object.string("baseConfigurationReferenceRelativePath") else { return nil }
        return folder.appendingPathComponent(path)
    }
}
