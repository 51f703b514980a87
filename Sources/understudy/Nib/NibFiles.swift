import AppBuilder
import Foundation

/// The nibs at a place: a file itself, or those of a folder, each with its name in it.
enum NibFiles {
    struct File {
        let name: String
        let url: URL
    }

    static func all(at place: URL) throws -> [File] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { throw BuildFailure("there is no '\(place.path)'") }
        guard isFolder.boolValue else { return [File(name: place.lastPathComponent, url: place)] }
        let names = try FileManager.default.subpathsOfDirectory(atPath: place.path).sorted()
        return names.compactMap { name in
            let url = place.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
            return url.pathExtension == "nib" || url.lastPathComponent == "Info.plist" ? File(name: name, url: url) : nil
        }
    }
}
