import Foundation

/// A folder whose files belong to a target by lying in it (`PBXFileSystemSynchronizedRootGroup`).
struct SynchronizedFolder {
    let url: URL
    let groupID: String
    /// Paths, relative to the folder, that don't follow the rule for this target.
    let exceptions: Set<String>
    /// Folders that are copied whole.
    let explicitFolders: Set<String>

    /// Packages that count as one file.
    private static let opaque = OpaqueFolders.kinds.union(["icon"])
    /// Files that are input to something else, never resources.
    private static let ignored: Set<String> = ["h", "hpp", "pch", "xcconfig", "entitlements", "modulemap", "xcodeproj", "xcworkspace", "md"]

    func members() -> [FileReference] {
        var result: [FileReference] = []
        collect(in: url, prefix: "", into: &result)
        return result
    }

    private func collect(in folder: URL, prefix: String, into result: inout [FileReference]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = prefix + name, child = folder.appendingPathComponent(name)
            guard !exceptions.contains(path) else { continue }
            let kind = child.pathExtension.lowercased()
            if isFolder(child), !Self.opaque.contains(kind), !explicitFolders.contains(path) {
                if kind != "xcodeproj", kind != "xcworkspace" { collect(in: child, prefix: path + "/", into: &result) }
            } else if !Self.ignored.contains(kind) {
                let type = explicitFolders.contains(path) ? "folder" : ""
                result.append(FileReference(url: child, type: type, localization: child.localization, place: .source, objectID: groupID))
            }
        }
    }

    private func isFolder(_ url: URL) -> Bool {
        var folder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &folder) && folder.boolValue
    }
}
