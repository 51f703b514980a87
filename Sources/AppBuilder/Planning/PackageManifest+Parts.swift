import Foundation

/// `platforms: [.iOS]`, `.when(configuration: .debug)`.
struct PackageCondition: Decodable {
    var platformNames: [String]?
    var config: String?

    /// - Parameter configuration: `debug`, `release`, or nil where it doesn't matter.
    func holds(configuration: String?, on platform: ModulePlatform) -> Bool {
        if let names = platformNames, !names.isEmpty, !names.contains(platform.rawValue) { return false }
        guard let config, let configuration else { return true }
        return config == configuration
    }
}

/// `{"byName": ["Name", null]}`, `{"product": ["Name", "package", …, condition]}`, `{"target": ["Name", condition]}`.
struct PackageTargetDependency: Decodable {
    var name: String
    /// The package's identity, where it is said.
    var package: String?
    var isPlugin = false
    var condition: PackageCondition?

    private enum Item: Decodable {
        case text(String), condition(PackageCondition), nothing

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) { self = .text(text) }
            else if let condition = try? container.decode(PackageCondition.self) { self = .condition(condition) }
            else { self = .nothing }
        }
    }

    init(from decoder: any Decoder) throws {
        let table = try decoder.singleValueContainer().decode([String: [Item]].self)
        guard let (kind, items) = table.first, case .text(let name)? = items.first else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a dependency without a name"))
        }
        self.name = name
        isPlugin = kind == "plugin"
        if kind == "product", items.count > 1, case .text(let package) = items[1] { self.package = package }
        for case .condition(let found) in items { condition = found }
    }
}

/// A package that a package depends on.
struct PackageDependency: Decodable {
    private struct FileSystem: Decodable { var identity: String?; var path: String }
    private struct SourceControl: Decodable {
        struct Location: Decodable { var remote: [Remote]?; var local: [Remote]? }
        var identity: String?
        var location: Location
    }

    /// A URL, alone or under a key.
    private struct Remote: Decodable {
        private struct Keyed: Decodable { var urlString: String }
        var text: String

        init(from decoder: any Decoder) throws {
            text = try (try? decoder.singleValueContainer().decode(String.self)) ?? Keyed(from: decoder).urlString
        }
    }

    private enum CodingKeys: String, CodingKey { case fileSystem, sourceControl }

    var identity: String
    var path: String?
    var url: String?

    init(from decoder: any Decoder) throws {
        let table = try decoder.container(keyedBy: CodingKeys.self)
        let folder = try table.decodeIfPresent([FileSystem].self, forKey: .fileSystem)?.first
        let source = try? table.decodeIfPresent([SourceControl].self, forKey: .sourceControl)?.first
        path = folder?.path
        url = (source?.location.remote ?? source?.location.local)?.first?.text
        identity = folder?.identity ?? source?.identity ?? PackageCheckouts.identity(of: path ?? url ?? "")
    }
}

/// `.process`, `.copy` or `.embedInCode` of a path in the target's folder.
struct PackageResource: Decodable {
    private struct Anything: Decodable { init(from decoder: any Decoder) throws {} }

    var path: String
    private var rule: [String: Anything]?

    var isCopied: Bool { rule?["copy"] != nil }
}

/// `{"kind": {"define": {"_0": "NAME"}}, "condition": …}`.
struct PackageSetting: Decodable {
    private struct Value: Decodable {
        var words: [String]

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let table = try? container.decode([String: String].self) { words = table["_0"].map { [$0] } ?? [] }
            else if let table = try? container.decode([String: [String]].self) { words = table["_0"] ?? [] }
            else { words = [] }
        }
    }

    private var kind: [String: Value]
    private var tool: String?
    var condition: PackageCondition?

    private func words(_ name: String) -> [String] { tool == nil || tool == "swift" ? kind[name]?.words ?? [] : [] }

    /// Names for `#if`.
    var definitions: [String] { words("define") }

    /// Other flags, in the compiler's words.
    var flags: [String] {
        words("enableUpcomingFeature").flatMap { ["-enable-upcoming-feature", $0] }
            + words("enableExperimentalFeature").flatMap { ["-enable-experimental-feature", $0] }
            + words("defaultIsolation").flatMap { ["-default-isolation", $0] }
    }

    var languageVersion: String? { words("swiftLanguageMode").first ?? words("swiftLanguageVersion").first }

    /// Definitions for the target's C sources.
    var cDefinitions: [String] { tool == "c" ? kind["define"]?.words ?? [] : [] }
}
