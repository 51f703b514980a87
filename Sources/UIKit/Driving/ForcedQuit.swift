import DeviceHost
import Foundation

/// That somebody has thrown the app out of the app switcher (C17, C25). It outlives the process: who starts the app looks for it.
enum ForcedQuit {
    static func note() {
        guard let path = RunOptions.current.quitMark else { return }
        if !FileManager.default.createFile(atPath: path, contents: nil) { Log.note("understudy: \(path) can't be written; the app counts as ended by the system") }
    }
}
