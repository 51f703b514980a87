import Foundation
import XcodeProject

/// What `swift package dump-package` says of a package, as far as we need it.
struct PackageManifest: Decodable {
    struct Product: Decodable { var name: String; var targets: [String] }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var exclude: [String]?
        var sources: [String]?
        var publicHeadersPath: String?
        var dependencies: [PackageTargetDependency]
        var resources: [PackageResource]?
        var settings: [PackageSetting]?
    }

    struct ToolsVersion: Decodable { var _version: String }

    var name: String
    var products: [Product]
    var targets: [Target]
    var dependencies: [PackageDependency]
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion

    /// Reading a manifest compiles it, so the answer is kept as long as its files stay the same.
    init(folder: URL) throws {
        guard let swift = Toolchain.find("swift") else { throw BuildFailure("no swift in PATH") }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
        let kept = BuildLayout.cache.appendingPathComponent("manifests/\(Fingerprint(files: files + [swift.resolvingSymlinksInPath()]).text).json")
        if let data = try? Data(contentsOf: kept), let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data) {
            self = manifest
            return
        }
        // The package manager leaves locks and empty folders among temporary files.
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-manifest-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let result = try Subprocess.run(swift, ["package", "dump-package", "--package-path", folder.path], environment: ["TMPDIR": scratch.path])
        guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
            throw BuildFailure("\(folder.path)/Package.swift can't be read:\n\(result.output)")
        }
        let data = Data(result.output[start...].utf8)
        do { self = try JSONDecoder().decode(PackageManifest.self, from: data) } catch {
            throw BuildFailure("\(folder.path)/Package.swift says something unknown: \(error)")
        }
        _ = try? FileManager.default.writeIfChanged(data, to: kept)
    }

    /// The language mode: the newest one named, or that of the tools version.
    var languageVersion: String {
        let named = (swiftLanguageVersions ?? []).compactMap { Double($0) }.max()
        let tools = Double(toolsVersion._version.split(separator: ".").prefix(1).joined()) ?? 5
        return (named ?? tools) >= 6 ? "6" : "5"
    }

    func folder(of target: Target, in root: URL) -> URL {
        if let path = target.path { return root.appendingPathComponent(path).standardizedFileURL }
        let places = target.type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        let candidates = places.map { root.appendingPathComponent("\($0)/\(target.name)") }
        return candidates.first { FileManager.default.isFolder($0) } ?? candidates[0]
    }
}

extension PackageManifest.Target {
    var moduleName: String { SettingExpansion.cIdentifier(name) }

    func usedDependencies(on platform: ModulePlatform) -> [PackageTargetDependency] {
        dependencies.filter { $0.condition?.holds(configuration: nil, on: platform) ?? true }
    }

    func usedSettings(_ configuration: String, on platform: ModulePlatform) -> [PackageSetting] {
        (settings ?? []).filter { $0.condition?.holds(configuration: configuration.lowercased(), on: platform) ?? true }
    }
}
