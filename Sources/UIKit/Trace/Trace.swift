import CrashRecords
import DeviceHost
import Foundation

/// The launch steps, callbacks and notifications of a run, in order. UIKit emits at the place where it makes the call.
@MainActor enum Trace {
    /// Off costs this one check.
    private(set) static var isOn = CrashRecord.current != nil
    private static var sinks: [any TraceSink] = []
    private static var count = 0

    static func emit(_ event: String, _ object: AnyObject?, rule: String) {
        #if !UNDERSTUDY_NO_TRACE  // Benchmarks/run measures against a build without it.
        if isOn { record(event, object, rule) }
        #endif
    }

    static func add(_ sink: any TraceSink) {
        sinks.append(sink)
        isOn = true
    }

    static func remove(_ sink: any TraceSink) {
        sinks.removeAll { $0 === sink }
        isOn = !sinks.isEmpty || CrashRecord.current != nil
    }

    /// Writes out what sinks have gathered. Called once, when the run ends.
    static func finish() {
        for sink in sinks { sink.finish() }
    }

    private static func record(_ event: String, _ object: AnyObject?, _ rule: String) {
        count += 1
        CrashRecord.current?.append(event: "\(count)\t\(Int(AppClock.now * 1000))\t\(event)\t\(object.map { _typeName(Swift.type(of: $0), qualified: false) } ?? "")\t\(UIApplication.stateForTrace)\t\(rule)")
        guard !sinks.isEmpty else { return }
        let entry = TraceEvent(
            n: count, t: (AppClock.now * 1000).rounded() / 1000, event: event, type: object.map { String(describing: Swift.type(of: $0)) } ?? "",
            id: object.map(TraceNames.shared.name) ?? "", state: UIApplication.stateForTrace, rule: rule)
        for sink in sinks { sink.take(entry) }
    }
}
