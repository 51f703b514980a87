import Foundation

/// Reads the targets of one project.
struct TargetReader {
    let graph: ObjectGraph
    let tree: FileTree
    let sourceRoot: URL
    private(set) var notes: [ProjectError] = []

    /// Other projects that this one refers to, by the identifier of their file reference.
    let subprojects: [String: URL]
    /// Folders with a `Package.swift` that the project names, as a package reference or as a plain folder.
    let localPackages: [URL]

    init(graph: ObjectGraph, tree: FileTree, sourceRoot: URL) {
        self.graph = graph
        self.tree = tree
        self.sourceRoot = sourceRoot
        let references = graph.all(isa: "PBXFileReference")
        subprojects = references.filter { $0.string("lastKnownFileType") == "wrapper.pb-project" }
            .reduce(into: [:]) { $0[$1.id] = tree.files(for: $1).first?.url }
        let named = graph.all(isa: "XCLocalSwiftPackageReference").compactMap { $0.string("relativePath") ?? $0.string("path") }
            .map { sourceRoot.resolving($0) }
        let folders = references.filter { ["folder", "wrapper"].contains($0.string("lastKnownFileType") ?? "") }
            .compactMap { tree.files(for: $0).first?.url }
        localPackages = (named + folders).filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
    }

    mutating func read(_ object: ProjectObject) throws -> Target {
        let phases = graph.objects(object.strings("buildPhases"))
        let lists = try ConfigurationReader(graph: graph, tree: tree).read(of: object)
        let type = Target.ProductType(object.string("productType") ?? object.isa)
        var target = Target(
            id: object.id, name: object.string("name") ?? object.label, productType: type,
            productName: graph.object(object.string("productReference")).flatMap { $0.string("path") ?? $0.string("name") },
            sources: [], resources: [], linked: [], dependencies: dependencies(of: object), packageProducts: packageProducts(of: object),
            copyPhases: [], scripts: [], configurations: lists.configurations, defaultConfiguration: lists.defaultName)
        for phase in phases { add(phase, to: &target) }
        for id in object.strings("fileSystemSynchronizedGroups") { addSynchronizedFolder(id, to: &target) }
        return target
    }

    private mutating func add(_ phase: ProjectObject, to target: inout Target) {
        switch phase.isa {
        case "PBXSourcesBuildPhase": target.sources += files(of: phase, target: target)
        case "PBXHeadersBuildPhase": target.headers += files(of: phase, target: target)
        case "PBXResourcesBuildPhase": target.resources += files(of: phase, target: target).map(Self.resource)
        case "PBXFrameworksBuildPhase":
            target.linked += files(of: phase, target: target)
            target.packageProducts += linkedPackageProducts(of: phase).filter { !target.packageProducts.contains($0) }
        case "PBXCopyFilesBuildPhase":
            target.copyPhases.append(Target.CopyPhase(
                name: phase.string("name") ?? "Copy Files", destination: Int(phase.string("dstSubfolderSpec") ?? "") ?? 7,
                path: phase.string("dstPath") ?? "", files: files(of: phase, target: target)))
        case "PBXShellScriptBuildPhase":
            target.scripts.append(Target.ScriptPhase(
                name: phase.string("name") ?? "Run Script", script: phase.string("shellScript") ?? "", shell: phase.string("shellPath") ?? "/bin/sh",
                inputs: phase.strings("inputPaths"), outputs: phase.strings("outputPaths")))
        default: break
        }
    }

    private mutating func files(of phase: ProjectObject, target: Target) -> [FileReference] {
        var result: [FileReference] = []
        for id in phase.strings("files") {
            guard let entry = graph.object(id) else {
                notes.append(graph.error("a build phase of target '\(target.name)' names \(id), which isn't in the project", at: phase.id))
                continue
            }
            guard let reference = entry.string("fileRef") else { continue }
            guard let file = graph.object(reference) else {
                notes.append(graph.error("build file \(id) of target '\(target.name)' names file \(reference), which isn't in the project", at: id))
                continue
            }
            result += tree.files(for: file)
        }
        return result
    }

    private static func resource(_ file: FileReference) -> Target.Resource {
        Target.Resource(file: file, isFolderReference: file.type == "folder")
    }

    private mutating func addSynchronizedFolder(_ id: String, to target: inout Target) {
        guard let group = graph.object(id), let url = tree.paths[id] else { return }
        let sets = graph.objects(group.strings("exceptions")).filter { $0.string("target") == target.id }
        let folder = SynchronizedFolder(
            url: url, groupID: id, exceptions: Set(sets.flatMap { $0.strings("membershipExceptions") }),
            explicitFolders: Set(group.strings("explicitFolders")))
        for file in folder.members() where !file.isInfoPlist(of: target) {
            if file.isSwift || file.isObjectiveC || file.fileExtension == "xcdatamodeld" { target.sources.append(file) }
            else if file.isHeader { target.headers.append(file) }
            else { target.resources.append(Self.resource(file)) }
        }
    }

    private func dependencies(of object: ProjectObject) -> [Target.Dependency] {
        graph.objects(object.strings("dependencies")).compactMap { entry in
            if let target = graph.object(entry.string("target")) {
                return Target.Dependency(targetID: target.id, targetName: target.label, project: nil)
            }
            guard let proxy = graph.object(entry.string("targetProxy")), let id = proxy.string("remoteGlobalIDString") else { return nil }
            let project = proxy.string("containerPortal").flatMap { subprojects[$0] }
            return Target.Dependency(targetID: id, targetName: proxy.string("remoteInfo") ?? entry.string("name") ?? id, project: project)
        }
    }

    private func packageProducts(of object: ProjectObject) -> [Target.PackageProduct] {
        graph.objects(object.strings("packageProductDependencies")).compactMap(packageProduct)
    }

    private func linkedPackageProducts(of phase: ProjectObject) -> [Target.PackageProduct] {
        graph.objects(phase.strings("files")).compactMap { graph.object($0.string("productRef")) }.compactMap(packageProduct)
    }

    /// Plug-ins of packages (`plugin:…`) only run on the developer's machine; they make nothing that an app needs.
    private func packageProduct(_ object: ProjectObject) -> Target.PackageProduct? {
        guard let name = object.string("productName"), !name.hasPrefix("plugin:") else { return nil }
        let package = graph.object(object.string("package"))
        let path = package?.isa == "XCLocalSwiftPackageReference" ? package?.string("relativePath") : nil
        let folder = path.map { sourceRoot.resolving($0) }
        return Target.PackageProduct(name: name, folder: folder, remote: package?.string("repositoryURL"))
    }
}

extension FileReference {
    /// A synchronised folder holds the target's Info.plist too; it isn't a resource.
    fileprivate func isInfoPlist(of target: Target) -> Bool {
        name == "Info.plist" || target.configurations.contains { configuration in
            configuration.settings["INFOPLIST_FILE"].map { url.path.hasSuffix("/" + $0) } ?? false
        }
    }
}
