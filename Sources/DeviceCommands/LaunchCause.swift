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
    /// One that another device hands over, and that is still on its way when the app is there.
    case handoff(String)
    case fetch, location

    /// C25: doesn't start an app that its user has quit.
    /// - Throws: ``CommandError`` for a notification that can't be read.
    package var sparesQuitApps: Bool {
        get throws {
            switch self {
            case .fetch: true
            case .push(let content): try content.isSilent
            case .url, .shortcut, .activity, .handoff, .location: false
            }
        }
    }

    private struct Form: Sendable {
        let name: String
        var argument = ""
        let read: @Sendable (inout ArgumentReader) throws -> LaunchCause
    }

    private static let all = [
        Form(name: "url", argument: " URL") { .url(try $0.url()) },
        Form(name: "shortcut", argument: " TYPE") { .shortcut(try $0.text("a shortcut's type")) },
        Form(name: "push", argument: " FILE") { .push(try $0.push()) },
        Form(name: "activity", argument: " TYPE") { .activity(try $0.text("an activity's type")) },
        Form(name: "handoff", argument: " TYPE") { .handoff(try $0.text("an activity's type")) },
        Form(name: "fetch") { _ in .fetch },
        Form(name: "location") { _ in .location },
    ]

    private static func form(_ name: String) -> Form? { all.first { $0.name == name } }

    /// How each is written.
    private static var forms: String { all.map { $0.name + $0.argument }.joinedAsChoice() }

    /// How many words follow this one; nil for a word that is no cause.
    package static func argumentCount(of name: String) -> Int? { form(name).map { $0.argument.isEmpty ? 0 : 1 } }

    /// - Throws: ``CommandError``, whose message says what is allowed at the place that is wrong.
    package init(line: String) throws {
        let words = try CommandWords.of(line)
        guard let first = words.first, let form = Self.form(first.text) else {
            throw CommandError("'\(words.first?.text ?? "")' starts no app: \(Self.forms)")
        }
        var reader = ArgumentReader(form.name, words.dropFirst())
        self = try form.read(&reader)
        if let extra = reader.words.first { throw CommandError("'\(extra.text)' is too much: \(Self.forms)") }
    }
}
