import Foundation

/// Writes a client that uses every published declaration the way an app may, with Apple's exact types: one declaration a line, so
/// that an error of the compiler names the row of the table that it is about.
///
/// A property's type is compared through an `inout` argument, which converts nothing; arguments have the published types; what has
/// default values is called with and without them; types are asked for the conformances of their page.
struct UseClient {
    private(set) var lines: [(text: String, key: String)] = []
    private let table: Table

    /// What a client of all of UIKit's signatures has to name.
    private static let modules = ["UIKit", "CloudKit", "Contacts", "FoundationNetworking", "Intents", "LinkPresentation", "Metal", "UniformTypeIdentifiers"]
    private static let helpers = ["@inline(never) func _v<T>(_ type: T.Type) -> T { fatalError() }", "@inline(never) func _like<T>(_ value: inout T, _ type: T.Type) {}"]

    init(table: Table) {
        self.table = table
        for line in Self.modules.map({ "import \($0)" }) + Self.helpers { lines.append((line, "")) }
        for name in ConformanceUse.checkable { lines.append(("func _conforms_\(name)<T: \(name)>(_ type: T.Type) {}", "")) }
        for name in table.order {
            let type = table.types[name]!
            add(ConformanceUse(type: type, superclass: table.superclass[name]).text, type)
            for member in table.members[name] ?? [] { add(MemberUse(member, owner: type).text, member) }
        }
        for global in table.globals { add(MemberUse(global, owner: nil).text, global) }
        // Those within generic types and protocols mean something inside them only.
        for alias in table.aliases where !alias.target.contains(" where ") && (alias.name.split(separator: ".").dropLast().joined(separator: ".")).isPlain(in: table) {
            let isFunction = alias.target.contains("->")
            let text = isFunction ? "@MainActor func _use(_ x: @escaping \(alias.name)) { let _: \(alias.target) = x }" : "@MainActor func _use() { var v = _v((\(alias.name)).self); _like(&v, (\(alias.target)).self) }"
            add(text, key: "-\t\(alias.name)")
        }
    }

    private mutating func add(_ text: String?, _ declaration: Declaration) {
        if let text { add(text, key: declaration.key) }
    }

    private mutating func add(_ text: String, key: String) {
        // Two uses in one family of types may not share a name.
        lines.append((text.replacingOccurrences(of: "func _use", with: "func _use\(lines.count)"), key))
    }

    var text: String { lines.map(\.text).joined(separator: "\n") + "\n" }

    /// What a compiler's log says of each row: nothing found, or found and otherwise.
    func faults(inLog text: String) -> [String: (status: Coverage.Status, message: String)] {
        var found: [String: (Coverage.Status, String)] = [:]
        for line in text.split(separator: "\n") {
            guard let range = line.range(of: ": error: "), let file = line.range(of: ".swift:"), file.upperBound < range.lowerBound else { continue }
            guard let number = Int(line[file.upperBound...].prefix { $0 != ":" }), lines.indices.contains(number - 1), !lines[number - 1].key.isEmpty else { continue }
            let message = String(line[range.upperBound...]), key = lines[number - 1].key
            let isMissing = message.contains("has no member") || message.contains("cannot find") || message.contains("is not a member type")
            if found[key] == nil { found[key] = (isMissing ? .missing : .otherwise, message) }
        }
        return found
    }
}

extension String {
    /// Empty, or the name of a type that isn't generic and no protocol.
    fileprivate func isPlain(in table: Table) -> Bool { isEmpty || table.types[self].map { !$0.text.contains("<") && $0.kind != .protocol } ?? true }
}
