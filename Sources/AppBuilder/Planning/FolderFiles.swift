import Foundation
import XcodeProject

/// All files below a folder, in the order of their names; a folder that counts as one file is one.
enum FolderFiles {
    /// - Parameter excluded: paths that are left out, with what is below them.
    static func urls(in folder: URL, without excluded: [String] = []) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
            let child = folder.appendingPathComponent(name).standardizedFileURL
            if excluded.contains(child.path) { return [] }
            guard FileManager.default.isFolder(child), !OpaqueFolders.kinds.contains(child.pathExtension.lowercased()) else { return [child] }
            return urls(in: child, without: excluded)
        }
    }
}
