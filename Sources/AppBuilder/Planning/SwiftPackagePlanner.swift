import Foundation
import XcodeProject

/// Turns the targets of Swift packages on disk into modules of a plan.
struct SwiftPackagePlanner {
    private let configuration: String
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
        modules[modules.count - 1] = asApplication(modules[modules.count - 1], folder: manifest.folder(of: executable, in: folder))
        return AppPlan(modules: modules, configuration: planner.configuration, isRelease: configuration == "Release", notes: [])
    }

    /// Adds the targets behind a product.
    mutating func add(product name: String, from folders: [URL]) throws -> (modules: [ModulePlan], imports: [String]) {
        for folder in folders {
            let manifest = try manifest(of: folder)
            guard let product = manifest.products.first(where: { $0.name == name }) else { continue }
            let targets = manifest.targets.filter { product.targets.contains($0.name) }
            return (try targets.flatMap { try add($0, of: manifest, in: folder) }, targets.map(\.moduleName))
        }
        return ([], [])
    }

    private mutating func manifest(of folder: URL) throws -> PackageManifest {
        if let known = manifests[folder] { return known }
        let manifest = try PackageManifest(folder: folder)
        manifests[folder] = manifest
        return manifest
    }

    /// A target after the targets that it depends on.
    private mutating func add(_ target: PackageManifest.Target, of manifest: PackageManifest, in folder: URL) throws -> [ModulePlan] {
        guard done.insert("\(folder.path)#\(target.name)").inserted, ["regular", "executable"].contains(target.type) else { return [] }
        var modules: [ModulePlan] = [], imports: [String] = []
        for name in target.dependencyNames {
            if let sibling = manifest.targets.first(where: { $0.name == name }) {
                modules += try add(sibling, of: manifest, in: folder)
                imports.append(sibling.moduleName)
            } else {
                let added = try add(product: name, from: manifest.localDependencies(of: folder))
                modules += added.modules
                imports += added.imports
            }
        }
        return modules + [try plan(target, of: manifest, in: folder, imports: imports)]
    }

    private func plan(
        _ target: PackageManifest.Target, of manifest: PackageManifest, in folder: URL, imports: [String]
    ) throws -> ModulePlan {
        let root = manifest.folder(of: target, in: folder)
        guard FileManager.default.isFolder(root) else {
            throw BuildFailure("\(folder.path)/Package.swift: the folder of target '\(target.name)' isn't there: \(root.path)")
        }
        let excluded = (target.exclude ?? []).map { root.appendingPathComponent($0).path }
        let files = FileManager.default.files(under: root).filter { file in
            !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        var settings = SwiftSettings(moduleName: target.moduleName, languageVersion: manifest.languageVersion)
        settings.conditions = target.conditions(configuration) + (configuration == "Debug" ? ["DEBUG"] : []) + ["SWIFT_PACKAGE"]
        let resources = target.resourceFiles(in: root)
        let bundle = BundlePlan(
            name: "\(manifest.name)_\(target.name).bundle", resources: resources,
            infoPlist: ["CFBundleIdentifier": "\(manifest.name).\(target.name).resources", "CFBundlePackageType": "BNDL"], deploymentTarget: "13.0")
        return ModulePlan(
            kind: .package, name: target.moduleName, productName: target.name, sources: files.filter { $0.pathExtension == "swift" },
            settings: settings, dependencies: imports, bundle: resources.isEmpty ? nil : bundle)
    }

    /// The bundle of a package's app: its `Info.plist` if it has one, the least that iOS asks for if not.
    private static func asApplication(_ module: ModulePlan, folder: URL) -> ModulePlan {
        var app = module
        app.kind = .application
        let file = try? Data(contentsOf: folder.appendingPathComponent("Info.plist"))
        let written = file.flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: Any] } ?? [:]
        let least: [String: Any] = [
            "CFBundleExecutable": module.productName, "CFBundleName": module.productName, "CFBundlePackageType": "APPL",
            "CFBundleIdentifier": "package.\(SettingExpansion.domainIdentifier(module.productName))", "CFBundleInfoDictionaryVersion": "6.0",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        ]
        app.bundle = BundlePlan(
            name: "\(module.productName).app", resources: module.bundle?.resources ?? [],
            infoPlist: least.merging(written) { _, written in written }, deploymentTarget: "13.0")
        return app
    }
}
