import Foundation

/// A trace that was read from JSON Lines.
package struct Recording: Sendable {
    /// As messages name it.
    package let name: String
    package let recorder: Recorder
    package let events: [RecordedEvent]

    /// Throws ``RecordingError`` at the first line that is no event. Empty lines are passed over.
    package init(_ text: String, name: String) throws {
        let decoder = JSONDecoder()
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.enumerated().filter { !$1.allSatisfy(\.isWhitespace) }
        let all = try lines.map { index, line in
            do {
                var event = try decoder.decode(RecordedEvent.self, from: Data(line.utf8))
                event.line = index + 1
                return event
            } catch {
                throw RecordingError(file: name, line: index + 1, message: Self.message(error))
            }
        }
        recorder = Recorder(all.first)
        events = all.filter { !$0.isProbesHeading }
        guard !events.isEmpty else { throw RecordingError(file: name, line: nil, message: "no event in it") }
        self.name = name
    }

    package init(file: String) throws {
        guard let data = FileManager.default.contents(atPath: file) else { throw RecordingError(file: file, line: nil, message: "can't be read") }
        guard let text = String(data: data, encoding: .utf8) else { throw RecordingError(file: file, line: nil, message: "is no UTF-8 text") }
        try self.init(text, name: file)
    }

    private static func message(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "no \"\(key.stringValue)\""
        case DecodingError.typeMismatch(_, let context): context.codingPath.last.map { "\"\($0.stringValue)\" is no text" } ?? "no object with \"event\", \"type\" and \"id\""
        case DecodingError.valueNotFound(_, let context): "\"\(context.codingPath.last?.stringValue ?? "")\" is no text"
        default: "no JSON object"
        }
    }

    /// Whether scenes carry the app's life: their delegate hears of it.
    package var usesScenes: Bool { events.contains { $0.event.hasPrefix("scene(") || $0.event.hasPrefix("sceneWill") || $0.event.hasPrefix("sceneDid") } }
}
