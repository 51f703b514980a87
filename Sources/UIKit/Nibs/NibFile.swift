import Foundation
import LaunchRules

/// Names of nibs and storyboards on disk.
@MainActor enum NibFile {
    /// E18: the name for the device comes before the plain one.
    static func candidates(_ name: String) -> [String] { holds("E18") ? [name + deviceSuffix, name] : [name] }

    private static var deviceSuffix: String { UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone" }

    /// A nib may be a folder: `objects-13.0+.nib` holds what needs at least that version, `runtime.nib` the rest.
    static func archive(at url: URL) -> URL {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { return url }
        return newest("objects", "nib", in: url) ?? url.appendingPathComponent("runtime.nib")
    }

    /// `NAME-VERSION+.EXTENSION` of the newest version that the device's system has reached.
    static func newest(_ name: String, _ pathExtension: String, in folder: URL) -> URL? {
        let system = SystemVersion(UIDevice.current.systemVersion)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let versions = files.compactMap { file -> (file: String, version: SystemVersion)? in
            guard file.hasPrefix("\(name)-"), file.hasSuffix("+.\(pathExtension)") else { return nil }
            return SystemVersion(String(file.dropFirst(name.count + 1).dropLast(pathExtension.count + 2))).map { (file, $0) }
        }
        return versions.filter { entry in system.map { entry.version <= $0 } ?? true }.max { $0.version < $1.version }
            .map { folder.appendingPathComponent($0.file) }
    }
}
