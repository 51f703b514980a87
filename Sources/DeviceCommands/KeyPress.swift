/// A key of a hardware keyboard, with what is held down beside it: `return`, `command+shift+n`.
package struct KeyPress: Equatable, Sendable {
    package enum Modifier: String, CaseIterable, Sendable { case shift, control, option, command }

    /// One of ``names``, or a single character.
    package var name: String
    package var modifiers: Set<Modifier>

    package init(name: String, modifiers: Set<Modifier> = []) { (self.name, self.modifiers) = (name, modifiers) }

    package static let names = [
        "return", "delete", "forward-delete", "tab", "escape", "space", "up", "down", "left", "right", "home", "end", "page-up", "page-down",
    ] + (1...12).map { "f\($0)" }

    /// For messages.
    static let allowed = "\(names.prefix { $0 != "f1" }.joined(separator: ", ")), f1 to f12 or one character, after \(Modifier.allCases.map { "\($0.rawValue)+" }.joined(separator: ", ")) as wanted"

    init?(_ text: String) {
        // `+` may be the key itself: `command++`.
        var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        if text == "+" || text.hasSuffix("++") { parts = parts.dropLast(2) + ["+"] }
        guard let name = parts.popLast(), Self.names.contains(name) || name.count == 1 else { return nil }
        let modifiers = parts.map { Modifier(rawValue: $0) }
        guard !modifiers.contains(nil) else { return nil }
        self.init(name: name, modifiers: Set(modifiers.compactMap { $0 }))
    }
}
