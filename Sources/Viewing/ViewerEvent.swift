import Foundation

/// How far the viewer is: one line of JSON each.
package struct ViewerEvent: Codable, Sendable, Equatable {
    package enum Kind: String, Codable, Sendable {
        case began, done
        /// The scene can't be shown; what the message says ended the viewer, unless others follow.
        case failed
        /// Something to say that stops nothing.
        case note
    }

    package var kind: Kind
    package var scene: String?
    package var message: String?
    /// In the document, where it is known.
    package var line: Int?
    /// With `done`, where frames were asked for: those of the views that there are.
    package var frames: [MeasuredFrame]?

    package init(_ kind: Kind, scene: String? = nil, message: String? = nil, line: Int? = nil) {
        (self.kind, self.scene, self.message, self.line) = (kind, scene, message, line)
    }

    /// The events of a file; a last line that a crash cut off is left out.
    package static func read(_ file: String) -> [ViewerEvent] {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
        let decoder = JSONDecoder()
        return text.split(separator: "\n").compactMap { try? decoder.decode(ViewerEvent.self, from: Data($0.utf8)) }
    }
}
