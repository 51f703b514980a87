import Foundation

/// Property lists on disk.
enum PropertyListFile {
    /// nil where there is none, and where it can't be read.
    static func read(_ file: URL) -> Any? {
        (try? Data(contentsOf: file)).flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
    }

    /// Atomically, in a folder that is made where it is missing.
    static func write(_ list: Any, to file: URL, _ format: PropertyListSerialization.PropertyListFormat) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0).write(to: file, options: .atomic)
    }
}
