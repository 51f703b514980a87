import DeviceHost
import Foundation

/// One run of the app as `understudy run` asked for it: where its trace goes, when it ends, what it leaves behind.
@MainActor enum RunSession {
    static func open() {
        let options = RunOptions.current
        for complaint in options.complaints { Log.note("understudy: \(complaint)") }
        guard let path = options.trace else { return }
        if path == "-" { return Trace.add(TraceTable()) }
        if let file = TraceFile(path: path) { Trace.add(file) } else { Log.note("understudy: can't write the trace to \(path)") }
    }
}
