/// Objective-C's names of Swift declarations, by the compiler's documented rules.
enum ObjectiveCNaming {
    /// `tap(_:)` → `tap:`, `move(to:)` → `moveTo:`, `tap(sender:)` → `tapWithSender:`, `load() throws` → `loadAndReturnError:`.
    static func selector(_ base: String, labels: [String?], isAsync: Bool = false, isThrowing: Bool = false) -> String {
        var labels = labels
        if isAsync { labels.append("completionHandler") } else if isThrowing { labels.append("error") }
        guard !labels.isEmpty else { return base }
        var pieces: [String] = []
        for (index, label) in labels.enumerated() {
            if index > 0 { pieces.append(label ?? "") } else { pieces.append(first(base, label, addsError: isThrowing && !isAsync && labels.count == 1)) }
        }
        return pieces.map { $0 + ":" }.joined()
    }

    static func selector(of member: Member) -> String {
        if let name = member.objcName { return name }
        if member.kind == .property { return member.name }
        if let known = KnownSelectors.byFullName[member.fullName] { return known }
        return selector(member.name, labels: member.parameters.map(\.label), isAsync: member.isAsync, isThrowing: member.isThrowing)
    }

    static func setter(of property: String) -> String { "set\(capitalized(property)):" }

    private static func first(_ base: String, _ label: String?, addsError: Bool) -> String {
        guard let label else { return base }
        if addsError { return base + "AndReturnError" }
        // A preposition on either side already joins the two.
        let joined = isPreposition(firstWord(label)) || isPreposition(lastWord(base))
        return base + (joined ? "" : "With") + capitalized(label)
    }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

    private static func firstWord(_ name: String) -> String {
        let letters = Array(name)
        var end = min(1, letters.count)
        while end < letters.count, !(letters[end].isUppercase && !letters[end - 1].isUppercase) { end += 1 }
        return String(letters[..<end])
    }

    private static func lastWord(_ name: String) -> String {
        let letters = Array(name)
        guard var start = letters.indices.last else { return "" }
        while start > 0, !(letters[start].isUppercase && !letters[start - 1].isUppercase) { start -= 1 }
        return String(letters[start...])
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including", "inside", "into",
        "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]
}
