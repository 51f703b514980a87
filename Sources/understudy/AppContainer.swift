import AppBuilder
import Foundation

/// The folder that an app takes for its home, as on iOS: what it writes stays away from the user's own files.
final class AppContainer {
    let folder: URL
    /// Held as long as tests use the folder.
    private let lock: Int32

    /// Kept from run to run, one an app.
    init(bundleIdentifier: String) throws {
        (folder, lock) = (BuildLayout.data.appendingPathComponent("containers").appendingPathComponent(bundleIdentifier), -1)
        try makeParts()
    }

    /// With nothing of earlier runs in it, and for nobody else: shards of one app may run at once.
    init(forTestsOf identifier: String) throws {
        (folder, lock) = try Self.lockedPlace(identifier)
        try empty()
    }

    private static func lockedPlace(_ identifier: String) throws -> (URL, Int32) {
        try FileManager.default.createDirectory(at: place(""), withIntermediateDirectories: true)
        for number in 1... {
            let name = number == 1 ? identifier : "\(identifier).\(number)"
            let lock = open(place(name + ".lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard lock >= 0 else { throw BuildFailure("\(place(name).path) can't be made: \(String(cString: strerror(errno)))") }
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { return (place(name), lock) }
            close(lock)
        }
        fatalError("numbers have no end")
    }

    deinit { if lock >= 0 { close(lock) } }

    /// Of what is thrown away.
    private static func place(_ name: String) -> URL { BuildLayout.cache.appendingPathComponent("containers").appendingPathComponent(name) }

    /// Says that the app's user has quit it.
    var quitMark: URL { folder.appendingPathExtension("quit") }

    /// As if the app had just been installed.
    func empty() throws {
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: quitMark)
        try makeParts()
    }

    private func makeParts() throws {
        for part in ["Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
        }
    }

    /// Where Foundation looks for homes, documents, caches, preferences and temporary files.
    var environment: [String: String] {
        func path(_ part: String) -> String { folder.appendingPathComponent(part).path }
        return [
            "HOME": folder.path, "CFFIXED_USER_HOME": folder.path, "TMPDIR": path("tmp"), "XDG_CACHE_HOME": path("Library/Caches"),
            "UNDERSTUDY_QUIT_MARK": quitMark.path, "XDG_CONFIG_HOME": path("Library/Preferences"), "XDG_DATA_HOME": path("Library/Application Support"),
        ]
    }
}
