import Foundation
import XcodeProject

/// A target of a package as a module of a plan.
struct PackageModule {
    let plan: ModulePlan
    /// What is left out and why.
    private(set) var notes: [String] = []

    init(target: PackageManifest.Target, manifest: PackageManifest, folder: URL, configuration: String, platform: ModulePlatform, imports: [String]) throws {
        let root = manifest.folder(of: target, in: folder)
        guard FileManager.default.isFolder(root) else {
            throw BuildFailure("\(folder.path)/Package.swift: the folder of target '\(target.name)' isn't there: \(root.path)")
        }
        let files = PackageFiles(of: target, in: root)
        for file in files.unsupported { notes.append("\(file.path): Objective-C and C++ sources aren't supported; left out of target '\(target.name)'") }
        if files.swift.isEmpty, files.c.isEmpty, files.unsupported.isEmpty == false {
            notes.append("\(folder.path)/Package.swift: target '\(target.name)' has no Swift sources; nothing can be imported from it")
        }
        let settings = target.usedSettings(configuration, on: platform)
        var swift = SwiftSettings(moduleName: target.moduleName, languageVersion: settings.compactMap(\.languageVersion).last ?? manifest.languageVersion)
        swift.conditions = settings.flatMap(\.definitions) + (configuration == "Debug" ? ["DEBUG"] : []) + ["SWIFT_PACKAGE"]
        swift.flags = settings.flatMap(\.flags)
        var sources = files.swift.filter { target.type != "test" || $0.lastPathComponent != "LinuxMain.swift" }
        let bundle = "\(manifest.name)_\(target.name).bundle"
        if !files.resources.isEmpty { sources.append(try Self.writeAccessor(of: bundle)) }
        plan = ModulePlan(
            kind: target.type == "test" ? .tests : .package, name: target.moduleName, productName: target.name, sources: sources, settings: swift,
            dependencies: imports, bundle: files.resources.isEmpty ? nil : BundlePlan(
                name: bundle, resources: files.resources,
                infoPlist: ["CFBundleIdentifier": "\(manifest.name).\(target.name).resources", "CFBundlePackageType": "BNDL"], deploymentTarget: "13.0"),
            c: Self.cPart(of: target, files, root, settings), platform: platform)
    }

    /// Headers lie in `include` unless the manifest says otherwise. A target of headers alone has no sources.
    private static func cPart(of target: PackageManifest.Target, _ files: PackageFiles, _ root: URL, _ settings: [PackageSetting]) -> CModule? {
        let headers = root.appendingPathComponent(target.publicHeadersPath ?? "include").standardizedFileURL
        guard files.swift.isEmpty, !files.c.isEmpty || FileManager.default.isFolder(headers) else { return nil }
        return CModule(sources: files.c, headers: headers, definitions: settings.flatMap(\.cDefinitions))
    }

    /// `Bundle.module`, which the package manager writes for targets with resources.
    private static func writeAccessor(of bundle: String) throws -> URL {
        let file = BuildLayout.cache.appendingPathComponent("accessors/\(bundle)/resource_bundle_accessor.swift")
        let text = """
            import Foundation

            extension Foundation.Bundle {
                nonisolated static let module = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("\(bundle)")) ?? Bundle.main
            }

            """
        try FileManager.default.writeIfChanged(Data(text.utf8), to: file)
        return file
    }

    /// The bundle of a package's app: its `Info.plist` if it has one, the least that iOS asks for if not.
    static func asApplication(_ module: ModulePlan, folder: URL) -> ModulePlan {
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
