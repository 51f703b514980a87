import Foundation
import FoundationXML

/// An `.xcworkspace`: the projects and packages it shows.
package struct Workspace: Sendable {
    package var location: URL
    package var projects: [URL]
    /// Folders with a `Package.swift`.
    package var packages: [URL]

    package init(contentsOf location: URL) throws {
        let file = location.appendingPathComponent("contents.xcworkspacedata")
        guard let parser = XMLParser(contentsOf: file) else { throw ProjectError("no such workspace", file: location.path) }
        self.location = location
        let reader = WorkspaceReader(folder: location.deletingLastPathComponent())
        parser.delegate = reader
        guard parser.parse() else { throw ProjectError("the workspace is no well-formed XML", file: file.path, line: parser.lineNumber) }
        projects = reader.files.filter { $0.pathExtension == "xcodeproj" }
        packages = reader.files.filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
    }

    /// The workspace that holds `project`, in its folder or one above.
    package static func holding(_ project: URL) -> Workspace? {
        var folder = project.standardizedFileURL.deletingLastPathComponent()
        for _ in 0..<3 {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names.sorted() where name.hasSuffix(".xcworkspace") {
                guard let workspace = try? Workspace(contentsOf: folder.appendingPathComponent(name)) else { continue }
                if workspace.projects.contains(where: { $0.path == project.standardizedFileURL.path }) { return workspace }
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}

/// Follows groups, whose places their members' paths begin at.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
    private(set) var files: [URL] = []
    private let root: URL
    private var folders: [URL]

    init(folder: URL) {
        root = folder
        folders = [folder]
    }

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
        guard name == "Group" || name == "FileRef" else { return }
        let place = url(attributes["location"] ?? "")
        if name == "Group" { folders.append(place) } else { files.append(place) }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "Group" { folders.removeLast() }
    }

    /// `group:` is seen from the group, `container:` from the workspace's folder.
    private func url(_ location: String) -> URL {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return root }
        switch parts[0] {
        case "absolute": return URL(fileURLWithPath: parts[1])
        case "group": return folders[folders.count - 1].resolving(parts[1])
        default: return root.resolving(parts[1])
        }
    }
}
