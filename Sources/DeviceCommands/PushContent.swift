import Foundation

/// What a server sends with a notification: a JSON object, in a file or written out.
package enum PushContent: Equatable, Sendable {
    case file(String)
    case text(String)

    init(_ word: String) { self = word.drop(while: \.isWhitespace).first == "{" ? .text(word) : .file(word) }

    /// - Throws: ``CommandError`` for a file that isn't there, and for what is no JSON object.
    package func dictionary() throws -> [String: Any] {
        let data: Data, name: String
        switch self {
        case .file(let path):
            guard let contents = FileManager.default.contents(atPath: path) else { throw CommandError("can't read the notification '\(path)'") }
            (data, name) = (contents, path)
        case .text(let text): (data, name) = (Data(text.utf8), "the notification")
        }
        do {
            guard let content = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw CommandError("\(name) is no JSON object, as {\"aps\": {\"alert\": \"Hello\"}} is") }
            return content
        } catch let error as CommandError {
            throw error
        } catch {
            let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? error.localizedDescription
            throw CommandError("\(name) is no JSON: \(reason)")
        }
    }

    /// Wakes the app unseen, as its `aps` says `content-available`.
    /// - Throws: as ``dictionary()``.
    package var isSilent: Bool {
        get throws { ((try dictionary()["aps"] as? [String: Any])?["content-available"] as? NSNumber)?.boolValue ?? false }
    }
}
