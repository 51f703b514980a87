import Foundation

/// `Sources/**/*.{h,swift}`: paths as Ruby's `Dir.glob` takes them.
struct PathPattern {
    /// The components of each alternative.
    private let alternatives: [[Substring]]

    init(_ text: String) {
        let plain = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
        alternatives = Self.expanded(Substring(plain)).map { $0.split(separator: "/").map { Substring($0) } }
    }

    /// - Parameter orWhatIsBelow: a folder's name stands for all files in it.
    func matches(_ path: String, orWhatIsBelow: Bool) -> Bool {
        let components = path.split(separator: "/")[...]
        return alternatives.contains { Self.match($0[...], components, orWhatIsBelow) }
    }

    private static func match(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>, _ below: Bool) -> Bool {
        guard let first = pattern.first else { return path.isEmpty || below }
        if first == "**" { return match(pattern.dropFirst(), path, below) || !path.isEmpty && match(pattern, path.dropFirst(), below) }
        guard let name = path.first, fnmatch(String(first), String(name), 0) == 0 else { return false }
        return match(pattern.dropFirst(), path.dropFirst(), below)
    }

    /// `a{b,c}d` is `abd` and `acd`.
    private static func expanded(_ text: Substring) -> [String] {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [String(text)] }
        let choices = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
        let rests = expanded(text[text.index(after: close)...])
        return choices.flatMap { choice in rests.map { text[..<open] + choice.trimmingCharacters(in: .whitespaces) + $0 } }
    }
}
