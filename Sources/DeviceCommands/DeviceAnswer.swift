import Foundation

/// What the app answers to a command: one line of JSON, `{"ok":true,"output":"…"}` or `{"error":"…","ok":false}`.
package struct DeviceAnswer: Codable, Equatable, Sendable {
    package var ok: Bool
    /// What the command has to say, empty for most.
    package var output: String?
    package var error: String?
    /// The app ends and starts anew: the next command goes over a new connection.
    package var startsAnew: Bool?

    package static func done(_ output: String = "") -> DeviceAnswer { DeviceAnswer(ok: true, output: output) }
    package static func failed(_ error: String) -> DeviceAnswer { DeviceAnswer(ok: false, error: error) }

    /// Without a line end.
    package var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
    }

    /// nil for what is no answer.
    package init?(line: String) {
        guard let answer = try? JSONDecoder().decode(DeviceAnswer.self, from: Data(line.utf8)) else { return nil }
        self = answer
    }

    private init(ok: Bool, output: String? = nil, error: String? = nil) { (self.ok, self.output, self.error) = (ok, output, error) }
}
