import Foundation

/// What the system starts the app for, as `--launch` of `understudy run` says it: `url birds://sightings/3`, `fetch`.
package enum LaunchCause: Equatable, Sendable {
    case url(URL)
    /// A quick action, by its type.
    case shortcut(String)
    /// A notification from a server that somebody taps on, or that wakes the app unseen where its `aps` says `content-available`.
    case push(PushContent)
    /// A user activity, by its type.
    case activity(String)
    case fetch, location

    /// How each is written.
    package static let forms = "url URL, shortcut TYPE, push FILE, activity TYPE, fetch or location"

    /// How many words follow this one; nil for a word that is no cause.
    package static func argumentCount(of name: String) -> Int? {
        switch name {
        case "url", "shortcut", "push", "activity": 1
        case "fetch", "location": 0
        default: nil
        }
    }

    /// - Throws: ``CommandError``, whose message says what is allowed at the place that is wrong.
    package init(line: String) throws {
        let words = try CommandWords.of(line)
        guard let first = words.first, let count = Self.argumentCount(of: first.text) else {
            throw CommandError("'\(words.first?.text ?? "")' starts no app: \(Self.forms)")
        }
        var reader = ArgumentReader(first.text, words.dropFirst())
        switch first.text {
        case "url": self = .url(try reader.url())
        case "shortcut": self = .shortcut(try reader.text("a shortcut's type"))
        case "push": self = .push(try reader.push())
        case "activity": self = .activity(try reader.text("an activity's type"))
        case "fetch": self = .fetch
        default: self = .location
        }
        guard words.count == count + 1 else { throw CommandError("'\(words[count + 1].text)' is too much: \(Self.forms)") }
    }
}
