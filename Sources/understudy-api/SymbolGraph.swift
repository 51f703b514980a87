import Foundation

/// What `swift symbolgraph-extract` says of a module, as far as names go.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable { var spelling: String }
        struct Generics: Decodable {
            struct Parameter: Decodable { var name: String }
            var parameters: [Parameter]?
        }
        struct Availability: Decodable { var isUnconditionallyUnavailable: Bool? }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var availability: [Availability]?
        var swiftGenerics: Generics?

        var path: String { pathComponents.joined(separator: ".") }
        /// The declaration without the attributes that say where it runs.
        var declaration: String {
            (declarationFragments ?? []).map(\.spelling).joined().replacingOccurrences(of: "@MainActor ", with: "")
                .replacingOccurrences(of: "@preconcurrency ", with: "").replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "\t", with: " ")
        }
        var isUnavailable: Bool { availability?.contains { $0.isUnconditionallyUnavailable == true } ?? false }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]

    /// `UIKit.symbols.json`, `UIKit@Foundation.symbols.json` (its extensions of Foundation's types).
    static func all(in folder: URL) throws -> [(module: String, graph: SymbolGraph)] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".symbols.json") }.sorted().map { name in
            let module = name.prefix { $0 != "@" && $0 != "." }
            return (String(module), try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent(name))))
        }
    }
}
