import Foundation

extension URL {
    /// `path` as seen from this folder, whether or not the folder exists. (`URL(fileURLWithPath:relativeTo:)` takes a folder
    /// that isn't there for a file and starts from its parent.)
    package func resolving(_ path: String) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path).standardizedFileURL : appendingPathComponent(path).standardizedFileURL
    }
}
