import Foundation

/// An `.xcworkspace`: the projects it shows.
package struct Workspace: Sendable {
    package var location: URL
    package var projects: [URL]

    package init(contentsOf location: URL) throws {
        let file = location.appendingPathComponent("contents.xcworkspacedata")
        guard let data = try? Data(contentsOf: file) else { throw ProjectError("no such workspace", file: location.path) }
        self.location = location
        let folder = location.deletingLastPathComponent()
        projects = Self.references(in: String(decoding: data, as: UTF8.self)).compactMap { reference in
            let parts = reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, parts[1].hasSuffix(".xcodeproj") else { return nil }
            let base = parts[0] == "absolute" ? URL(fileURLWithPath: "/") : folder
            return base.resolving(parts[1])
        }
    }

    /// The values of `location = "…"`. Groups of a workspace are rarely nested with paths; such paths are joined to the workspace's folder.
    private static func references(in text: String) -> [String] {
        text.components(separatedBy: "location").dropFirst().compactMap { piece in
            let parts = piece.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].trimmingCharacters(in: .whitespaces) == "=" else { return nil }
            return String(parts[1])
        }
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
