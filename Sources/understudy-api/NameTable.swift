import Foundation

/// Every name that an app can write here, and those of Apple's that are missing: what `understudy check` and the diagnosis of
/// failed builds look names up in. `Sources/APITable` describes the lines and reads them.
struct NameTable {
    private let coverage: Coverage
    private let frameworks: HandWritten
    private let graphs: [(module: String, graph: SymbolGraph)]
    private var pathOf: [String: String] = [:]
    private var parents: [String: Set<String>] = [:]
    private var superclass: [String: String] = [:]
    private var requirements: Set<String> = []

    init(coverage: Coverage, frameworks: HandWritten, graphs: [(module: String, graph: SymbolGraph)]) {
        (self.coverage, self.frameworks, self.graphs) = (coverage, frameworks, graphs)
        for (_, graph) in graphs { for symbol in graph.symbols { pathOf[symbol.identifier.precise] = symbol.path } }
        var satisfied: Set<String> = []
        for (_, graph) in graphs {
            for relation in graph.relationships {
                let target = pathOf[relation.target] ?? relation.targetFallback.map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
                switch relation.kind {
                case "inheritsFrom": if let target, let source = pathOf[relation.source] { superclass[source] = target }
                case "conformsTo": if let target, let source = pathOf[relation.source] { parents[source, default: []].insert(target) }
                case "requirementOf": requirements.insert(relation.source)
                case "defaultImplementationOf": satisfied.insert(relation.target)
                default: break
                }
            }
        }
        requirements.subtract(satisfied)
    }

    /// - Parameter functions: names of C functions that Foundation brings along; symbol graphs don't have all of them.
    func text(reexports: [(String, String)], functions: [String]) -> String {
        var lines = Set(reexports.map { "x\t\($0.0)\t\($0.1)\t\t\t" })
        lines.formUnion(functions.map { "f\tGlibc\t\($0)\t\t\t" })
        var declared: Set<String> = []
        for (module, graph) in graphs {
            for symbol in graph.symbols where !symbol.isUnavailable {
                guard let kind = Self.kinds[symbol.kind.identifier] else { continue }
                declared.insert(symbol.path)
                let isType = "cseptn".contains(kind)
                if isType { lines.formUnion((symbol.swiftGenerics?.parameters ?? []).map { "n\t\(module)\t\(symbol.path).\($0.name)\t\t\t" }) }
                if !isType, symbol.pathComponents.last?.hasPrefix("_") == true { continue }
                let extra = isType ? inherited(symbol.path) : requirements.contains(symbol.identifier.precise) ? "required" : ""
                lines.insert([kind, module, symbol.path, isType && kind != "t" && !symbol.declaration.contains("@dynamic") ? "" : symbol.declaration, status(of: symbol), extra].joined(separator: "\t"))
            }
        }
        return (lines.sorted() + missing(besides: declared)).joined(separator: "\n") + "\n"
    }

    private func inherited(_ path: String) -> String {
        let protocols = (parents[path] ?? []).subtracting(["Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"]).sorted()
        return ((superclass[path].map { [$0] } ?? []) + protocols).joined(separator: ",")
    }

    /// Empty for what works, and for what no table of Apple's API speaks of.
    private func status(of symbol: SymbolGraph.Symbol) -> String {
        let owner = symbol.pathComponents.dropLast().joined(separator: "."), name = symbol.pathComponents.last ?? ""
        if let members = frameworks.members[owner]?[name] { return members.allSatisfy(\.isNamedOnly) ? Coverage.Status.namedOnly.rawValue : "" }
        if owner.isEmpty, frameworks.namedOnlyGlobals.contains(name) { return Coverage.Status.namedOnly.rawValue }
        guard let row = coverage.table.members[owner]?.first(where: { $0.symbol == name }) else { return "" }
        let status = coverage.status(row)
        return status == .works || status == .missing ? "" : status.rawValue
    }

    /// Apple's declarations that aren't here.
    private func missing(besides declared: Set<String>) -> [String] {
        var lines: [String] = []
        for type in coverage.table.order {
            let isThere = declared.contains(type)
            if !isThere, let row = coverage.table.types[type] { lines.append(["c", row.framework, type, "", "missing", ""].joined(separator: "\t")) }
            let places = [type] + coverage.table.ancestors(type) + (parents[type] ?? [])
            for member in coverage.table.members[type] ?? [] where !places.contains(where: { declared.contains("\($0).\(member.symbol)") }) {
                if isThere, Self.implied.contains(member.symbol) || member.kind == .typealias { continue }
                let kind = Self.missingKinds[member.kind] ?? "m"
                lines.append([kind, member.framework, "\(type).\(member.symbol)", member.text, "missing", ""].joined(separator: "\t"))
            }
        }
        return lines
    }

    /// Declarations that come with a conformance.
    private static let implied: Set<String> = [
        "rawValue", "init(rawValue:)", "hash(into:)", "hashValue", "==(_:_:)", "!=(_:_:)", "init()", "init(coder:)", "description", "debugDescription", "hash",
        "isEqual(_:)", "init(arrayLiteral:)", "encode(with:)", "copy(with:)",
    ]

    private static let kinds = [
        "swift.class": "c", "swift.struct": "s", "swift.enum": "e", "swift.protocol": "p", "swift.typealias": "t", "swift.associatedtype": "n",
        "swift.method": "m", "swift.type.method": "M", "swift.property": "v", "swift.type.property": "V", "swift.init": "i", "swift.subscript": "u",
        "swift.type.subscript": "U", "swift.enum.case": "k", "swift.func": "f", "swift.var": "g", "swift.macro": "q",
    ]

    private static let missingKinds: [Declaration.Kind: String] = [.property: "v", .`init`: "i", .`case`: "k", .subscript: "u", .method: "m"]
}
