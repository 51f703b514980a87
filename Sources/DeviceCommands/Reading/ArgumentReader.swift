import Foundation

/// Reads a command's arguments one after the other. What isn't understood is answered with what is allowed in its place.
struct ArgumentReader {
    let command: String
    /// What hasn't been read.
    private(set) var words: ArraySlice<CommandWord>

    init(_ command: String, _ words: ArraySlice<CommandWord>) { (self.command, self.words) = (command, words) }

    var isAtEnd: Bool { words.isEmpty }

    /// The next word; `what` and `allowed` say what is expected.
    private mutating func word(_ what: String, _ allowed: String) throws -> CommandWord {
        guard let word = words.popFirst() else { throw CommandError("\(command) needs \(what): \(allowed)") }
        return word
    }

    private mutating func read<T>(_ what: String, _ allowed: String, _ make: (CommandWord) -> T?) throws -> T {
        let word = try word(what, allowed)
        guard let value = make(word) else { throw CommandError("'\(word.text)' is not \(what): \(allowed)") }
        return value
    }

    mutating func choice<T: CommandChoice>(_: T.Type = T.self) throws -> T {
        try read(T.what, T.allCases.map(\.rawValue).joinedAsChoice()) { T(rawValue: $0.text) }
    }

    mutating func target(_ what: String = "a target") throws -> Target {
        try read(what, "x,y, an accessibility identifier, a label's text in quotes or Class[n]") { $0.text.isEmpty ? nil : Target($0) }
    }

    mutating func point() throws -> ScreenPoint { try read("a point", "x,y in points from the screen's top left corner") { ScreenPoint($0.text) } }

    /// Until the line ends; a stroke is between two fingers.
    mutating func fingers() throws -> [[FingerStop]] {
        var fingers: [[FingerStop]] = [[]]
        repeat {
            let stop: FingerStop? = try read("a finger's stop", "x,y@seconds, or / before the next finger's first") { word in word.text == "/" ? .some(nil) : FingerStop(word.text).map(Optional.some) }
            if let stop { fingers[fingers.count - 1].append(stop) } else { fingers.append([]) }
        } while !isAtEnd
        guard fingers.allSatisfy({ !$0.isEmpty && zip($0, $0.dropFirst()).allSatisfy { $0.time <= $1.time } }) else {
            throw CommandError("\(command): each finger has stops, whose seconds go up")
        }
        return fingers
    }

    mutating func seconds(_ what: String = "a duration") throws -> TimeInterval {
        try read(what, "seconds, 0 or more") { word in TimeInterval(word.text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
    }

    mutating func seconds(_ what: String = "a duration", default value: TimeInterval) throws -> TimeInterval { isAtEnd ? value : try seconds(what) }

    mutating func wait() throws -> Wait {
        try read("a wait", "seconds, or idle") { word in
            if word.text == "idle" { return .idle }
            return TimeInterval(word.text).flatMap { $0.isFinite && $0 >= 0 ? .seconds($0) : nil }
        }
    }

    mutating func text(_ what: String = "a text") throws -> String { try word(what, "in quotes, where it has more than one word").text }

    /// A command that only looks, with its arguments.
    mutating func look() throws -> DeviceCommand {
        let form = try read("a command that looks", "screenshot FILE, tree FILE, expect TEXT or expect-not TEXT") { word in
            ["screenshot", "tree", "expect", "expect-not"].contains(word.text) ? CommandForm.named(word.text) : nil
        }
        var rest = ArgumentReader(form.name, words)
        let command = try form.read(&rest)
        words = rest.words
        return command
    }

    mutating func file() throws -> String { try read("a file", "its path, in quotes where it has blanks") { $0.text.isEmpty ? nil : $0.text } }

    mutating func url() throws -> URL {
        try read("a URL", "with its scheme, as birds://sightings/3") { word in URL(string: word.text).flatMap { $0.scheme == nil ? nil : $0 } }
    }

    mutating func push() throws -> PushContent {
        try read("a notification", "a file with its JSON, or the JSON itself in quotes") { $0.text.isEmpty ? nil : PushContent($0.text) }
    }

    mutating func percentage(_ what: String) throws -> Int { try read(what, "0 to 100") { word in Int(word.text).flatMap { (0...100).contains($0) ? $0 : nil } } }

    mutating func number(_ what: String, in range: ClosedRange<Double>) throws -> Double {
        try read(what, "\(Int(range.lowerBound)) to \(Int(range.upperBound))") { word in Double(word.text).flatMap { range.contains($0) ? $0 : nil } }
    }

    mutating func count(_ what: String) throws -> Int { try read(what, "1 or more") { word in Int(word.text).flatMap { $0 > 0 ? $0 : nil } } }

    /// A language, a region or both.
    mutating func locale() throws -> String {
        try read("a region", "its identifier, as de_AT") { word in
            let identifier = word.text.replacingOccurrences(of: "-", with: "_")
            return Locale.availableIdentifiers.contains(identifier) ? identifier : nil
        }
    }

    mutating func key() throws -> KeyPress { try read("a key", KeyPress.allowed) { KeyPress($0.text) } }

    /// - Throws: where words are left over.
    func end(_ form: CommandForm) throws {
        guard let extra = words.first else { return }
        let takes = form.arguments.isEmpty ? "nothing" : form.arguments
        let hint = form.takesText && !extra.isQuoted ? "; several words go in quotes" : ""
        throw CommandError("'\(extra.text)' is too much: \(command) takes \(takes)\(hint)")
    }
}
