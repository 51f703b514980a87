import Foundation

/// Rules and claims, the code's tags, the tests, and what mutants showed.
struct RuleBook {
    let root: URL
    let rules: [Rule]
    let claims: [Claim]
    let tags: SourceTags
    let tests: [RuleTest]
    var results: [MutantResult]

    private var resultsFile: URL { root.appendingPathComponent("API/mutants.tsv") }
    private var pageFile: URL { root.appendingPathComponent("Documentation/LaunchRules.md") }
    private static let heading = ["rule", "place", "outcome"]

    init(root: URL) throws {
        self.root = root
        rules = try TabSeparated(root.appendingPathComponent("API/rules.tsv"), columns: 4).rows.map { Rule(id: $0[0], confidence: $0[1], text: $0[2], untestable: $0[3]) }
        claims = try TabSeparated(root.appendingPathComponent("API/claims.tsv"), columns: 4).rows.map {
            Claim(id: $0[0], text: $0[1], verdict: $0[2], rules: $0[3].split(separator: " ").map(String.init))
        }
        tags = SourceTags(root.appendingPathComponent("Sources"))
        tests = RuleTest.all(below: root.appendingPathComponent("Tests"))
        let file = root.appendingPathComponent("API/mutants.tsv")
        results = FileManager.default.fileExists(atPath: file.path)
            ? try TabSeparated(file, columns: 3).rows.map { MutantResult(rule: $0[0], place: $0[1], outcome: MutantResult.Outcome(rawValue: $0[2]) ?? .green) } : []
    }

    // MARK: Writing

    func writeResults() throws {
        let rows = results.map { [$0.rule, $0.place, $0.outcome.rawValue] }
        try TabSeparated.text(Self.heading, rows).write(to: resultsFile, atomically: true, encoding: .utf8)
    }

    func writePage() throws { try RulePage(self).text.write(to: pageFile, atomically: true, encoding: .utf8) }

    var summary: String { RulePage(self).summary }

    // MARK: Checking

    /// What is amiss, one line each.
    func complaints() -> [String] {
        let known = Set(rules.map(\.id))
        var found = tags.mentioned.filter { !known.contains($0.rule) }.map { "\($0.place): no rule \($0.rule)" }
        for test in tests { found += test.rules.filter { !known.contains($0) }.map { "\(test.name): no rule \($0)" } }
        for claim in claims { found += claim.rules.filter { !known.contains($0) }.map { "API/claims.tsv: \(claim.id): no rule \($0)" } }
        let places = Set(tags.places.map { "\($0.rule) \($0.key)" }), shown = Set(results.map { "\($0.rule) \($0.place)" })
        found += places.subtracting(shown).sorted().map { "API/mutants.tsv has no \($0): make mutants" }
        found += shown.subtracting(places).sorted().map { "API/mutants.tsv: nothing obeys \($0) any more: make mutants" }
        if (try? String(contentsOf: pageFile, encoding: .utf8)) != RulePage(self).text { found.append("Documentation/LaunchRules.md is out of date: make rules") }
        return found
    }
}
