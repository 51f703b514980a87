/// Splits a command's words into options and the rest.
struct Arguments {
    private(set) var values: [String: String] = [:]
    private(set) var flags: Set<String> = []
    private(set) var rest: [String] = []
    /// What follows `--`.
    private(set) var passed: [String] = []

    /// - Parameter phrases: options whose value may have several words: how many follow its first one.
    init(_ words: [String], options: Set<String>, flags known: Set<String> = [], phrases: [String: (String) -> Int] = [:]) throws {
        var index = 0
        while index < words.count {
            let word = words[index]
            index += 1
            if word == "--" {
                passed = Array(words[index...])
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                rest.append(word)
                continue
            }
            let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
            if known.contains(word) {
                flags.insert(word)
            } else if options.contains(sides[0]), sides.count == 2 {
                values[sides[0]] = sides[1]
            } else if options.contains(word) {
                guard index < words.count else { throw UsageError("\(word) needs a value") }
                let count = min(1 + (phrases[word]?(words[index]) ?? 0), words.count - index)
                values[word] = count == 1 ? words[index] : CommandText.line(of: Array(words[index..<index + count]))
                index += count
            } else {
                throw UsageError("there is no option '\(word)'")
            }
        }
    }

    /// The only word that is no option.
    func single(_ what: String) throws -> String {
        guard let word = rest.first else { throw UsageError("expected \(what)") }
        guard rest.count == 1 else { throw UsageError("expected one \(what), found '\(rest[1])' too") }
        return word
    }

    func choice(_ option: String, among allowed: [String]) throws -> String? {
        guard let value = values[option] else { return nil }
        guard allowed.contains(value) else { throw UsageError("\(option) is one of \(allowed.joined(separator: ", ")); '\(value)' isn't") }
        return value
    }
}
