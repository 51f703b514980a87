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
        var dependencies: [Dependency]
        var resources: [Resource]?
        var settings: [Setting]?
    }

    struct Resource: Decodable { var path: String }

    struct Setting: Decodable {
        struct Condition: Decodable { var config: String? }
        var kind: [String: Word]
        var condition: Condition?
    }

    /// `{"define": {"_0": "NAME"}}`; other kinds have other shapes.
    struct Word: Decodable {
        var text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode([String: String].self)["_0"]
        }
    }

    /// `{"byName": ["Name", null]}`, `{"product": ["Name", "package", …]}`, `{"target": ["Name", null]}`.
    struct Dependency: Decodable {
        var name: String?

        init(from decoder: any Decoder) throws {
            let table = try decoder.singleValueContainer().decode([String: Items].self)
            name = table.first { $0.key != "plugin" }?.value.first
        }

        struct Items: Decodable {
            var first: String?
            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                first = try? list.decode(String.self)
            }
        }
    }

    struct PackageDependency: Decodable {
        struct FileSystem: Decodable { var path: String }
        var fileSystem: [FileSystem]?
    }

    struct ToolsVersion: Decodable {
        var _version: String
    }

    var name: String
    var products: [Product]
    var targets: [Target]
    var dependencies: [PackageDependency]
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion

    init(folder: URL) throws {
        guard let swift = Toolchain.find("swift") else { throw BuildFailure("no swift in PATH") }
        let result = try Subprocess.run(swift, ["package", "dump-package", "--package-path", folder.path])
        guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
            throw BuildFailure("\(folder.path)/Package.swift can't be read:\n\(result.output)")
        }
        self = try JSONDecoder().decode(PackageManifest.self, from: Data(result.output[start...].utf8))
    }

    /// The language mode: the newest one named, or that of the tools version.
    var languageVersion: String {
        let named = (swiftLanguageVersions ?? []).compactMap { Double($0) }.max()
        let tools = Double(toolsVersion._version.split(separator: ".").prefix(1).joined()) ?? 5
        return (named ?? tools) >= 6 ? "6" : "5"
    }

    func folder(of target: Target, in root: URL) -> URL {
        if let path = target.path { return root.appendingPathComponent(path).standardizedFileURL }
        let candidates = ["Sources", "Source", "src", "srcs"].map { root.appendingPathComponent("\($0)/\(target.name)") }
        return candidates.first { FileManager.default.isFolder($0) } ?? candidates[0]
    }

    func localDependencies(of root: URL) -> [URL] {
        dependencies.flatMap { $0.fileSystem ?? [] }.map { root.resolving($0.path) }
    }
}

extension PackageManifest.Target {
    var moduleName: String { SettingExpansion.cIdentifier(name) }
    var dependencyNames: [String] { dependencies.compactMap(\.name) }

    func conditions(_ configuration: String) -> [String] {
        (settings ?? []).filter { $0.condition?.config.map { $0 == configuration.lowercased() } ?? true }.compactMap { $0.kind["define"]?.text }
    }

    func resourceFiles(in root: URL) -> [BundleResource] {
        (resources ?? []).map { resource in
            let url = root.appendingPathComponent(resource.path)
            let file = FileReference(url: url)
            return BundleResource(file: file, isFolderReference: FileManager.default.isFolder(url))
        }
    }
}

