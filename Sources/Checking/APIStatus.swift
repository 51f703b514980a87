/// How far a declaration of Apple's is, best first.
package enum APIStatus: String, Codable, Sendable, CaseIterable, Comparable {
    case works
    /// Its documentation says how far.
    case partly
    /// The name is there, its type isn't Apple's.
    case otherwise = "declared otherwise"
    /// It compiles, logs once that it isn't implemented, and gives its default.
    case namedOnly = "named only"
    case missing

    package static func < (first: Self, second: Self) -> Bool { allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)! }
}
