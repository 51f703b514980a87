import Foundation

/// One line of a trace.
struct TraceEvent: Codable, Equatable {
    /// Position in the trace, from 1.
    var n: Int
    /// Seconds on the app's clock since the process started, to the millisecond: how often the clock is read differs from run to run.
    var t: Double
    /// The callback as Swift spells it, or the name of a launch step.
    var event: String
    /// Class of the object concerned, empty for none.
    var type: String
    /// Which object: `ViewController#2` is the second of its class that the trace met.
    var id: String
    /// Application state: `inactive`, `active`, `background`, or `not running` before there is an application.
    var state: String
    /// Id of the launch rule that this obeys.
    var rule: String
}

/// Numbers the objects of a trace, class by class. Objects are held weakly, and their names never used again.
@MainActor final class TraceNames {
    static let shared = TraceNames()
    private struct Entry { weak var object: AnyObject?; var name: String }
    private var known: [ObjectIdentifier: Entry] = [:]
    private var counts: [String: Int] = [:]

    func name(_ object: AnyObject) -> String {
        let id = ObjectIdentifier(object)
        if let entry = known[id], entry.object === object { return entry.name }
        let type = String(describing: Swift.type(of: object))
        counts[type, default: 0] += 1
        let name = "\(type)#\(counts[type]!)"
        known[id] = Entry(object: object, name: name)
        return name
    }
}
