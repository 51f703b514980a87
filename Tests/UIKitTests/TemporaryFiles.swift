import Foundation

/// Folders that a process of tests needs to its end. Tests that end their process leave theirs to the next one.
enum TemporaryFiles {
    private static let prefix = "UIKitTests-"
    private static let root: URL = {
        removeAtExit()
        return FileManager.default.temporaryDirectory.appendingPathComponent("\(prefix)\(getpid())")
    }()

    /// A new, empty folder whose name ends so.
    static func folder(_ name: String) -> URL {
        let folder = root.appendingPathComponent("\(UUID().uuidString)-\(name)")
        try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static let registered: Void = { atexit { TemporaryFiles.remove() } }()
    static func removeAtExit() { registered }

    /// This process's, and those of processes that are no more.
    private static func remove() {
        let temporary = FileManager.default.temporaryDirectory
        for name in (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? [] where name.hasPrefix(prefix) {
            guard let process = Int32(name.dropFirst(prefix.count)), process == getpid() || kill(process, 0) != 0 else { continue }
            try? FileManager.default.removeItem(at: temporary.appendingPathComponent(name))
        }
    }
}
