import Foundation
import XcodeProject

/// Turns the targets of Swift packages on disk into modules of a plan.
struct SwiftPackagePlanner {
    let configuration: String
    /// What is left out and why.
    var notes: [String] = []
    private var manifests: [URL: PackageManifest] = [:]
    private var done: Set<String> = []

    init(configuration: String) { self.configuration = configuration }

    /// The app of a package: its executable target.
    static func plan(_ folder: URL, target: String?, configuration: String?) throws -> AppPlan {
        var planner = SwiftPackagePlanner(configuration: configuration ?? "Debug")
        let manifest = try planner.manifest(of: folder)
        let executables = manifest.targets.filter { $0.type == "executable" && (target == nil || $0.name == target) }
        guard let executable = executables.first else {
            throw BuildFailure("\(folder.path)/Package.swift has no executable target" + (target.map { " '\($0)'" } ?? ""))
        }
        guard executables.count == 1 else {
            let names = executables.map(\.name).joined(separator: ", ")
            throw BuildFailure("\(folder.path)/Package.swift has several executable targets: \(names)", hint: "choose one with --target NAME")
        }
        var modules = try planner.add(executable, of: manifest, in: folder)
        modules[modules.count - 1] = PackageModule.asApplication(modules[modules.count - 1], folder: manifest.folder(of: executable, in: folder))
        return AppPlan(modules: modules, configuration: planner.configuration, isRelease: configuration == "Release", notes: planner.notes)
    }

    /// The test targets of a package.
    static func tests(of folder: URL, target name: String?, configuration: String?) throws -> [TestTarget] {
        var reader = SwiftPackagePlanner(configuration: configuration ?? "Debug")
        let manifest = try reader.manifest(of: folder)
        let targets = manifest.targets.filter { $0.type == "test" && (name == nil || $0.name == name) }
        guard !targets.isEmpty else {
            throw BuildFailure("\(folder.path)/Package.swift has no test target" + (name.map { " '\($0)'" } ?? ""))
        }
        return try targets.map { target in
            var planner = reader
            let modules = try planner.add(target, of: manifest, in: folder)
            return TestTarget(name: target.name, modules: modules, host: nil, configuration: planner.configuration, notes: planner.notes)
        }
    }

    /// Adds the targets behind a product of one of the packages; nil where none of them has it.
    mutating func add(product name: String, from folders: [URL]) throws -> (modules: [ModulePlan], imports: [String])? {
        for folder in folders {
            let manifest = try manifest(of: folder)
            guard let product = manifest.products.first(where: { $0.name == name }) else { continue }
            let targets = manifest.targets.filter { product.targets.contains($0.name) }
            return (try targets.flatMap { try add($0, of: manifest, in: folder) }, targets.map(\.moduleName))
        }
        return nil
    }

    private mutating func manifest(of folder: URL) throws -> PackageManifest {
        if let known = manifests[folder] { return known }
        let manifest = try PackageManifest(folder: folder)
        manifests[folder] = manifest
        return manifest
    }

    /// A target after the targets that it depends on.
    private mutating func add(_ target: PackageManifest.Target, of manifest: PackageManifest, in folder: URL) throws -> [ModulePlan] {
        guard done.insert("\(folder.path)#\(target.name)").inserted else { return [] }
        guard ["regular", "executable", "test"].contains(target.type) else {
            notes.append("\(folder.path)/Package.swift: target '\(target.name)' is left out: \(Self.reason(target.type))")
            return []
        }
        let platform = ModulePlatform(of: target, manifest: manifest, folder: folder)
        var modules: [ModulePlan] = [], imports: [String] = []
        for dependency in target.usedDependencies(on: platform) where !dependency.isPlugin {
            if let sibling = manifest.targets.first(where: { $0.name == dependency.name }), dependency.package == nil {
                modules += try add(sibling, of: manifest, in: folder)
                imports.append(sibling.moduleName)
            } else {
                let added = try add(dependency, neededBy: target, of: manifest, in: folder)
                modules += added.modules
                imports += added.imports
            }
        }
        let module = try PackageModule(target: target, manifest: manifest, folder: folder, configuration: configuration, platform: platform, imports: imports)
        notes += module.notes
        return modules + [module.plan]
    }

    private static func reason(_ type: String) -> String {
        switch type {
        case "binary": "frameworks that are built already are for Apple's systems"
        case "macro": "macros of packages aren't built yet"
        case "plugin": "plug-ins run on the developer's machine only"
        default: "targets of kind '\(type)' aren't built"
        }
    }

    /// A product of another package.
    private mutating func add(
        _ dependency: PackageTargetDependency, neededBy target: PackageManifest.Target, of manifest: PackageManifest, in folder: URL
    ) throws -> (modules: [ModulePlan], imports: [String]) {
        let checkouts = PackageCheckouts(starts: [folder, folder.deletingLastPathComponent()])
        let likely = manifest.dependencies.filter { dependency.package == nil || $0.identity == dependency.package?.lowercased() }
        let found = likely.compactMap { some in some.path.map { folder.resolving($0) } ?? checkouts.folder(of: some.url ?? some.identity) }
        if let added = try add(product: dependency.name, from: found) { return added }
        let missing = likely.first { $0.path == nil && checkouts.folder(of: $0.url ?? $0.identity) == nil }
        throw checkouts.missing(dependency.name, of: missing?.url ?? dependency.package, neededBy: "target '\(target.name)' of \(folder.path)/Package.swift")
    }
}
