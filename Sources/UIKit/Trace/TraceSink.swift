import Foundation

/// Takes the events of a trace as they come.
@MainActor protocol TraceSink: AnyObject {
    func take(_ event: TraceEvent)
    func finish()
}

/// JSON Lines, one event a line, each written at once, so that a crash keeps what came before it.
final class TraceFile: TraceSink {
    private let handle: FileHandle
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// - Parameter goesOn: with what an earlier process of the run has written.
    init?(path: String, goesOn: Bool = false) {
        guard goesOn || FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path) else { return nil }
        if goesOn { _ = try? handle.seekToEnd() }
        self.handle = handle
    }

    func take(_ event: TraceEvent) {
        guard var line = try? encoder.encode(event) else { return }
        line.append(UInt8(ascii: "\n"))
        handle.write(line)
    }

    func finish() { try? handle.close() }
}

/// A table for people, on standard output.
final class TraceTable: TraceSink {
    private var events: [TraceEvent] = []

    func take(_ event: TraceEvent) { events.append(event) }

    func finish() {
        FileHandle.standardOutput.write(Data(Self.text(events).utf8))
        events = []
    }

    static func text(_ events: [TraceEvent]) -> String {
        let header = ["n", "t", "event", "object", "state", "rule"]
        let rows = [header] + events.map { event in
            [String(event.n), String(format: "%.3f", event.t), event.event, event.id, event.state, event.rule]
        }
        let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let fill = String(repeating: " ", count: cell.1 - cell.0.count)
                return column < 2 ? fill + cell.0 : cell.0 + fill
            }.joined(separator: "  ").replacingOccurrences(of: " +$", with: "", options: .regularExpression) + "\n"
        }.joined()
    }
}

/// Keeps the events, for tests.
final class TraceRecorder: TraceSink {
    private(set) var events: [TraceEvent] = []
    func take(_ event: TraceEvent) { events.append(event) }
    func finish() {}
}
