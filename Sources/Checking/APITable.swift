/// The names that apps can use here, and those of Apple's that are missing: `names.tsv`, which lies beside UIKit.
///
/// One declaration a line, seven fields: kind (a letter of ``APIName/Kind``), module, dotted path with argument labels, declaration, status (empty when
/// it works), and what it inherits (types) or `required` (requirements without a default). `x` lines say what modules re-export.
package struct APITable: Sendable {
    package private(set) var types: [String: APIType] = [:]
    /// By owner and base name: `UIView`, `addSubview`.
    package private(set) var members: [String: [String: [APIName]]] = [:]
    /// By base name, whoever owns it.
    package private(set) var byBaseName: [String: [APIName]] = [:]
    package private(set) var globals: [String: [APIName]] = [:]
    package private(set) var modules: Set<String> = []
    /// The last parts of all types' names.
    package private(set) var typeNames: Set<String> = []
    private var reexports: [String: Set<String>] = [:]

    /// - Parameter imported: modules that something imports; frameworks that aren't among them are left out. Nil for all.
    package init(text: String, imported: Set<String>? = nil) {
        var lines: [[Substring]] = []
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { Substring($0) }
            guard fields.count == 6 else { continue }
            if fields[0] == "x" { reexports[String(fields[1]), default: []].insert(String(fields[2])) } else { lines.append(fields) }
        }
        let seen = imported.map { visible(to: $0) }
        var last: (name: Substring, isVisible: Bool) = ("", true)
        for fields in lines {
            if fields[1] != last.name {
                last = (fields[1], seen.map { $0.contains(String(fields[1])) } ?? true)
                if fields[4] != "missing" { modules.insert(String(fields[1])) }
            }
            if last.isVisible || fields[4] == "missing" { add(APIName(fields)) }
        }
    }

    /// What every file sees: the language, Foundation and what lowering imports.
    private static let always: Set<String> = [
        "Swift", "_Concurrency", "_StringProcessing", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "FoundationGaps", "NetworkingGaps", "Dispatch", "Glibc", "SwiftGlibc", "Observation",
    ]

    /// The modules that a file sees: those that it imports, what they re-export, and what all files see.
    package func visible(to imports: Set<String>) -> Set<String> {
        var found = imports.union(Self.always), new = found
        while !new.isEmpty {
            new = Set(new.flatMap { reexports[$0] ?? [] }).subtracting(found)
            found.formUnion(new)
        }
        return found
    }

    private mutating func add(_ name: APIName) {
        if name.kind.isType {
            types[name.path, default: APIType(name)].add(name)
            typeNames.insert(String(name.path.split(separator: ".").last ?? ""))
        } else if name.owner.isEmpty {
            globals[name.baseName, default: []].append(name)
            byBaseName[name.baseName, default: []].append(name)
        } else {
            members[name.owner, default: [:]][name.baseName, default: []].append(name)
            byBaseName[name.baseName, default: []].append(name)
        }
    }
}
