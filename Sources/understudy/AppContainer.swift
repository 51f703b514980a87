import AppBuilder
import Foundation

/// The folder that an app takes for its home, as on iOS: what it writes stays away from the user's own files.
struct AppContainer {
    let folder: URL

    /// Kept from run to run, one an app.
    /// - Parameter isFresh: nothing of earlier runs is left in it.
    init(bundleIdentifier: String, isFresh: Bool = false) throws {
        folder = BuildLayout.cache.appendingPathComponent("containers/\(bundleIdentifier)")
        if isFresh { try? FileManager.default.removeItem(at: folder) }
        for part in ["Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(part), withIntermediateDirectories: true)
        }
    }

    /// Where Foundation looks for homes, documents, caches, preferences and temporary files.
    var environment: [String: String] {
        func path(_ part: String) -> String { folder.appendingPathComponent(part).path }
        return [
            "HOME": folder.path, "CFFIXED_USER_HOME": folder.path, "TMPDIR": path("tmp"), "XDG_CACHE_HOME": path("Library/Caches"),
            "XDG_CONFIG_HOME": path("Library/Preferences"), "XDG_DATA_HOME": path("Library/Application Support"),
        ]
    }
}
