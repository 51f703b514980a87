import Foundation

extension URL {
    /// The language of the `.lproj` folder that holds the file.
    package var localization: String? { pathComponents.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) } }

    /// `path` as seen from this folder, whether or not the folder exists. (`URL(fileURLWithPath:relativeTo:)` takes a folder
    /// that isn't there for a file and starts from its parent.)
    package func resolving(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path).standardizedFileURL : appendingPathComponent(path).standardizedFileURL
    }

    /// The file as the disk spells it: a Mac's file system tells neither case nor the composition of letters apart, and projects
    /// made there name files that only differ in these. The URL itself where nothing fits.
    package var spelledAsOnDisk: URL {
        guard !FileManager.default.fileExists(atPath: path), path != "/" else { return self }
        let folder = deletingLastPathComponent().spelledAsOnDisk, name = lastPathComponent.precomposedStringWithCanonicalMapping.lowercased()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.sorted().first { $0.precomposedStringWithCanonicalMapping.lowercased() == name }
        return found.map { folder.appendingPathComponent($0) } ?? self
    }
}
