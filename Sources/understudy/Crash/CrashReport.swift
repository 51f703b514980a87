import CrashRecords
import Foundation

/// Why an app ended, and how it stood then.
struct CrashReport {
    let name: String
    let launch: String?
    let signal: Int32
    let record: CrashRecord.Content?
    /// What it wrote to standard error last.
    let errors: String
    /// As Swift's runtime wrote them: of the thread that crashed, then of the others.
    let backtraces: String
    let date: Date

    /// What the system ends an app with that keeps it waiting.
    static let watchdogCode = "0x8badf00d"

    private var signalText: String { "signal \(signal) (\(String(cString: strsignal(signal))))" }

    /// In one line.
    var reason: String {
        switch record?.ending {
        case .exception: "uncaught exception \(record!.reason)"
        case .watchdog: "ended by the watchdog, code \(Self.watchdogCode): \(record!.reason)"
        case nil: fatalError ?? signalText
        }
    }

    /// Of a Swift trap: what the runtime said, with its place.
    private var fatalError: String? {
        errors.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init)
    }

    // MARK: The parts

    /// What goes to standard error: the app's frames, as far as there are any.
    var summary: String {
        var lines = ["\(name) crashed: \(reason)"]
        if let events = record?.events.suffix(3), !events.isEmpty {
            lines.append("after " + events.map { $0.count > 3 ? "\($0[2]) \($0[3])".trimmingCharacters(in: .whitespaces) : $0.joined(separator: " ") }.joined(separator: ", "))
        }
        return lines.joined(separator: "\n") + "\n\n" + crashedThread
    }

    /// The runtime's heading and the thread that crashed.
    private var crashedThread: String {
        let parts = backtraces.components(separatedBy: "\n\n")
        guard let index = parts.firstIndex(where: { $0.hasPrefix("Thread ") && $0.contains(" crashed:") }) else { return backtraces }
        return ([parts[0]] + parts[index...].prefix { part in part == parts[index] || !part.hasPrefix("Thread ") && !part.hasPrefix("Backtrace took") }).joined(separator: "\n\n") + "\n"
    }

    var text: String {
        """
        Crash report of \(name)

        \(table(facts))

        \(table(endings))

        Last events of the trace

        \(events)

        Threads

        \(backtraces.isEmpty ? "none: the process ended before they could be written" : backtraces.trimmingCharacters(in: .newlines))

        Standard error, its end

        \(errors.isEmpty ? "nothing" : errors.split(separator: "\n").suffix(40).joined(separator: "\n"))

        """
    }

    private var facts: [[String]] {
        (record?.facts ?? []) + [["Date", date.formatted(.iso8601)], ["Launched for", launch ?? "a tap on its icon"]]
    }

    private var endings: [[String]] {
        var rows = [["Reason", reason], ["Signal", signalText]]
        switch record?.ending {
        case .exception: rows.insert(["Exception", String(record!.reason.prefix { $0 != ":" })], at: 0)
        case .watchdog: rows.insert(["Termination", "namespace FRONTBOARD, code \(Self.watchdogCode)"], at: 0)
        case nil: break
        }
        return rows
    }

    private var events: String {
        guard let events = record?.events, !events.isEmpty else { return "none" }
        return table([["n", "ms", "event", "object", "state", "rule"]] + events)
    }

    /// Columns, each as wide as its widest cell.
    private func table(_ rows: [[String]]) -> String {
        let widths = rows.reduce(into: [Int]()) { widths, row in
            for (index, cell) in row.enumerated() {
                if index < widths.count { widths[index] = max(widths[index], cell.count) } else { widths.append(cell.count) }
            }
        }
        return rows.map { row in
            row.enumerated().map { $0.offset == row.count - 1 ? $0.element : $0.element.padding(toLength: widths[$0.offset], withPad: " ", startingAt: 0) }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
