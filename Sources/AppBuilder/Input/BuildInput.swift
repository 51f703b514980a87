import Foundation

/// What PATH on the command line stands for.
package enum BuildInput: Sendable, Equatable {
    case project(URL)
    case workspace(URL)
    /// A folder with `Package.swift`.
    case package(URL)
    /// An app that is built already.
    case app(URL)

    package init(path: String) throws {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var folder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &folder) else {
            throw BuildFailure("there is no '\(path)'")
        }
        guard folder.boolValue else {
            throw BuildFailure("'\(path)' is a file; expected an .xcodeproj, an .app or a folder with a project")
        }
        switch url.pathExtension {
        case "xcodeproj": self = .project(url)
        case "xcworkspace": self = .workspace(url)
        case "app": self = .app(url)
        default: self = try Self.project(in: url, path: path)
        }
    }

    /// An Xcode project goes before a package: a library's own demo app is the one, the library the other.
    private static func project(in folder: URL, path: String) throws -> BuildInput {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        if projects.count == 1 { return .project(folder.appendingPathComponent(projects[0])) }
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
        if workspaces.count == 1, projects.count > 1 || !names.contains("Package.swift") { return .workspace(folder.appendingPathComponent(workspaces[0])) }
        if names.contains("Package.swift") { return .package(folder) }
        guard projects.isEmpty else {
            throw BuildFailure("'\(path)' holds \(projects.count) projects: \(projects.joined(separator: ", "))", hint: "name one of them")
        }
        throw BuildFailure("'\(path)' holds no .xcodeproj and no Package.swift")
    }

    package var location: URL {
        switch self {
        case .project(let url), .workspace(let url), .package(let url), .app(let url): return url
        }
    }
}
