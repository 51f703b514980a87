import UIKit
import Viewing

/// Tells whoever started the viewer how far it is. Each line is written at once: a crash leaves what was said before it.
@MainActor final class EventLog {
    private let file: FileHandle
    private let encoder = JSONEncoder()
    private var scene: ViewerScene?

    init(path: String) throws {
        if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(fileURLWithPath: path)) }
        file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.seekToEnd()
    }

    func begin(_ scene: ViewerScene) {
        self.scene = scene
        write(ViewerEvent(.began, scene: scene.id))
    }

    func end(_ scene: ViewerScene, frames: [MeasuredFrame]? = nil) {
        var event = ViewerEvent(.done, scene: scene.id)
        event.frames = frames
        write(event)
        self.scene = nil
    }

    func fail(_ scene: ViewerScene, _ message: String) {
        write(ViewerEvent(.failed, scene: scene.id, message: message, line: scene.line))
        self.scene = nil
    }

    /// An exception ends the process: what it was about is said before.
    func reportExceptions() {
        NSSetUncaughtExceptionHandler { exception in
            MainActor.assumeIsolated {
                let place = NibRecord.current?.place
                let about = place.map { "\($0.text): " } ?? ""
                self.write(ViewerEvent(
                    .failed, scene: self.scene?.id, message: "\(about)\(exception.name.rawValue): \(exception.reason ?? "")",
                    line: place?.line ?? self.scene?.line))
            }
            _exit(1)
        }
    }

    private func write(_ event: ViewerEvent) {
        guard let line = try? encoder.encode(event) else { return }
        file.write(line + Data("\n".utf8))
    }
}
