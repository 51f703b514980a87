import Foundation

/// Where `--coverage` goes: a file, or `coverage.lcov` in a folder.
struct CoverageFile {
    let url: URL

    init(_ path: String) {
        let url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        self.url = path.hasSuffix("/") || (exists && isFolder.boolValue) ? url.appendingPathComponent("coverage.lcov") : url
    }
}
