/// Why an element can't be used. `description` is what XCTest says of it.
@MainActor enum ElementSearchFailure: Error {
    case notRunning(ApplicationUnderTest)
    case noMatches(ElementPath, ElementPath.Outcome, root: ElementSnapshot)
    case severalMatches([ElementSnapshot])
    case notHittable(ElementSnapshot)
    case noFocus(ElementSnapshot)
    case driving(DrivingError)
    case unfit(String)

    /// Lines shown of what is there.
    private static let shown = 60

    var text: String {
        switch self {
        case .notRunning(let application): return "Application '\(application.bundleIdentifier)' is not running"
        case .noMatches(_, let outcome, let root): return Self.text(of: outcome, root)
        case .severalMatches(let matches): return "Multiple matching elements found:\n" + Self.list(matches.map(\.line))
        case .notHittable(let element): return "Not hittable: \(element.line)"
        case .noFocus(let element):
            return "Neither element nor any descendant has keyboard focus. Event dispatch snapshot: \(element.line)\n\(Self.list(element.tree().split(separator: "\n").map(String.init)))"
        case .driving(let error): return error.description
        case .unfit(let text): return text
        }
    }

    /// Where the step looked at the whole app, its tree tells more than its name.
    private static func text(of outcome: ElementPath.Outcome, _ root: ElementSnapshot) -> String {
        guard let (step, input) = outcome.failure else { return "No matches found" }
        let lines = input.count == 1 && input[0] === root ? root.tree().split(separator: "\n").map(String.init) : input.map(\.line)
        return "No matches found for \(step.text) from input {(\n\(list(lines))\n)}"
    }

    private static func list(_ lines: [String]) -> String {
        let rest = lines.count > shown ? ["    … and \(lines.count - shown) more"] : []
        return (lines.prefix(shown).map { "    \($0)" } + rest).joined(separator: "\n")
    }
}
