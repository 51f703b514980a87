import Foundation
import LaunchRules

/// The file that an app's state is kept in, from run to run. It is always whole: the old one until the new one is there.
struct SavedStateStore {
    let folder: URL

    private var file: URL { folder.appendingPathComponent("state.plist") }
    /// The state that is being restored: one that is still here at a launch made the app crash.
    private var restoring: URL { folder.appendingPathComponent("restoring.plist") }
    private var setAside: URL { folder.appendingPathComponent("unreadable.plist") }

    /// In the app's own container.
    static func standard(_ identifier: String) -> SavedStateStore {
        SavedStateStore(folder: URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Saved Application State/\(identifier).savedState"))
    }

    func write(_ state: SavedState) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try state.data().write(to: file, options: .atomic)
        } catch {
            Log.note("State restoration: the state can't be saved: \(error)")
        }
    }

    func remove() { try? FileManager.default.removeItem(at: file) }

    /// H13: state that a restoration crashed over is dropped; a torn one is set aside.
    func read() -> SavedState? {
        if FileManager.default.fileExists(atPath: restoring.path) {
            Log.note("State restoration: the last launch ended while it restored the state; that state is dropped.")
            if holds("H13") { try? FileManager.default.removeItem(at: restoring) } else { endRestoring() }
        }
        guard let data = try? Data(contentsOf: file) else { return nil }
        if let state = SavedState(data) { return state }
        try? FileManager.default.removeItem(at: setAside)
        try? FileManager.default.moveItem(at: file, to: setAside)
        Log.note("State restoration: the saved state isn't whole; it is set aside as \(setAside.path), and the app starts afresh.")
        return nil
    }

    /// Between these the state counts as one that may crash the app.
    func beginRestoring() { try? FileManager.default.moveItem(at: file, to: restoring) }
    func endRestoring() { try? FileManager.default.moveItem(at: restoring, to: file) }
}
