/// A row of `API/rules.tsv`.
struct Rule {
    var id: String
    /// D documented, L agreed upon by published logs, S one report, I our inference, ? uncertain.
    var confidence: String
    var text: String
    /// Why it has no test, or none that a mutant could show to be one; empty where it has.
    var untestable: String

    var section: Character { id.first! }
    var number: Int { Int(id.dropFirst()) ?? 0 }
    /// Not to be tested hard.
    var isUncertain: Bool { confidence == "?" }
}

/// A row of `API/claims.tsv`: what a founding document says.
struct Claim {
    var id: String
    var text: String
    var verdict: String
    /// Rules that speak of it.
    var rules: [String]
}
