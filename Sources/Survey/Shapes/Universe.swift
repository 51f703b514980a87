import Checking
import SwiftParser
import SwiftSyntax

/// All that the app can name: its own declarations and the table's, looked up the way Swift does.
final class Universe {
    let table: APITable
    let app: AppDeclarations
    private var ancestries: [String: Ancestry] = [:]
    private var parsed: [String: AppMember] = [:]
    private var aliases: [String: TypeSyntax] = [:]

    init(table: APITable, app: AppDeclarations) {
        (self.table, self.app) = (table, app)
        for extra in app.extensions { app.add(extra, at: path(of: extra.path, in: []).map { unaliased($0) } ?? extra.path.joined(separator: ".")) }
        ancestries = [:]
    }

    /// A type and all that it inherits from and conforms to, nearest first.
    struct Ancestry {
        var paths: [String]
        /// Some of it isn't known, so that a member that wasn't found may be there all the same.
        var isComplete: Bool
    }

    enum Found {
        case app(AppMember)
        case table(APIName)

        var isFromTable: Bool { if case .table = self { return true } else { return false } }
    }

    // MARK: Types

    /// The full path of a type named within other types.
    func path(of name: [String], in context: [String]) -> String? {
        for count in stride(from: context.count, through: 0, by: -1) {
            let outer = context.prefix(count)
            let candidate = (outer + name).joined(separator: ".")
            if app.types[candidate] != nil || table.types[candidate] != nil { return candidate }
            guard count > 0 else { break }
            // Nested in an ancestor: `State` in a subclass of UIControl.
            for ancestor in ancestry(of: outer.joined(separator: ".")).paths.dropFirst() {
                let nested = "\(ancestor).\(name.joined(separator: "."))"
                if app.types[nested] != nil || table.types[nested] != nil { return nested }
            }
        }
        if name.count > 1, table.modules.contains(name[0]) || app.types[name[0]] == nil && table.types[name[0]] == nil {
            return path(of: Array(name.dropFirst()), in: [])
        }
        // Nested in what an alias stands for, or in an ancestor.
        guard name.count > 1, let owner = path(of: Array(name.dropLast()), in: context) else { return nil }
        for ancestor in ancestry(of: unaliased(owner)).paths where app.types["\(ancestor).\(name.last!)"] != nil || table.types["\(ancestor).\(name.last!)"] != nil {
            return "\(ancestor).\(name.last!)"
        }
        return nil
    }

    /// What an alias stands for, in the end.
    func unaliased(_ path: String, depth: Int = 0) -> String {
        guard depth < 8, case .named(let target, _) = aliasShape(path) ?? .unknown, target != path else { return path }
        return unaliased(target, depth: depth + 1)
    }

    /// The shape of an alias' target; nil for what is no alias.
    func aliasShape(_ path: String) -> Shape? {
        let context = Array(path.split(separator: ".").map(String.init).dropLast())
        if let type = app.types[path], type.kind == .alias, let target = type.aliased {
            return type.generics.isEmpty ? shape(of: target, in: context, generics: [], follows: false) : .unknown
        }
        guard let entry = table.types[path] else { return nil }
        if entry.kind == .associatedType { return .unknown }
        guard entry.kind == .alias, app.types[path].map({ $0.kind == .extensionOnly }) ?? true else { return nil }
        if aliases[path] == nil, let equals = entry.declaration.range(of: " = ") {
            aliases[path] = Self.type(String(entry.declaration[equals.upperBound...]))
        }
        guard let target = aliases[path] else { return .unknown }
        if let same = target.path, same.joined(separator: ".") == context.last || same == [String(path.split(separator: ".").last ?? "")] { return .unknown }
        return shape(of: target, in: context, generics: [], follows: false)
    }

    func ancestry(of path: String) -> Ancestry {
        if let known = ancestries[path] { return known }
        ancestries[path] = Ancestry(paths: [path], isComplete: false)
        var result = Ancestry(paths: [], isComplete: true), todo = [path]
        while let next = todo.first {
            todo.removeFirst()
            guard !result.paths.contains(next) else { continue }
            result.paths.append(next)
            let parents = parents(of: next)
            todo += parents.paths
            if !parents.isComplete { result.isComplete = false }
        }
        ancestries[path] = result
        return result
    }

    private func parents(of path: String) -> Ancestry {
        var result = Ancestry(paths: [], isComplete: true)
        if let type = app.types[path] {
            if type.isDynamic { result.isComplete = false }
            if type.kind == .enumeration { result.paths += ["Hashable", "Equatable"] }
            for (parent, context) in type.parents {
                if type.kind == .enumeration, let raw = parent.path?.last, Self.rawTypes.contains(raw) {
                    result.paths.append("RawRepresentable")
                    continue
                }
                guard let name = parent.path, let found = self.path(of: name, in: context) else {
                    result.isComplete = false
                    continue
                }
                // Lowering gives classes that derive from NSObject ours instead.
                if found == "NSObject" { result.paths.append("ObjCObject") }
                result.paths += expanded(found, &result.isComplete)
            }
        }
        if let entry = table.types[path] {
            if entry.declaration.contains("@dynamicMemberLookup") || entry.status == .missing || entry.kind == .alias || entry.kind == .associatedType { result.isComplete = false }
            for parent in entry.inherited { result.paths += table.types[parent] == nil ? [] : expanded(parent, &result.isComplete) }
        } else if app.types[path].map({ $0.kind == .extensionOnly }) ?? true {
            result.isComplete = false
        }
        return result
    }

    /// Aliases of protocol compositions such as `Codable` give no single type.
    private func expanded(_ path: String, _ isComplete: inout Bool) -> [String] {
        guard let shape = aliasShape(path) else { return [path] }
        if case .named(let target, _) = shape { return [target] }
        if path != "Codable" { isComplete = false }
        return path == "Codable" ? ["Encodable", "Decodable"] : []
    }

    func superclass(of path: String) -> String? {
        let candidates = (app.types[path]?.parents ?? []).compactMap { parent, context in parent.path.flatMap { self.path(of: $0, in: context) } }.map { unaliased($0) }
        if let own = candidates.first(where: { app.types[$0]?.kind == .class || table.types[$0]?.kind == .class }) {
            return own == "NSObject" && table.types["ObjCObject"] != nil ? "ObjCObject" : own
        }
        guard let entry = table.types[path], entry.kind == .class, let first = entry.inherited.first, table.types[first]?.kind == .class else { return nil }
        return first
    }

    /// What makes an instance of one of the table's classes: superclasses' initialisers are inherited as Swift says.
    func initializers(of path: String) -> [Found] { initializers(of: path, below: []) }

    /// `below`: the classes whose superclasses are looked at. A name that stands for two classes can make a circle of them.
    private func initializers(of path: String, below: Set<String>) -> [Found] {
        let own = (app.types[path]?.members["init"] ?? []).map(Found.app) + (table.members[path]?["init"] ?? []).map(Found.table)
        guard let parent = superclass(of: path), parent != path, !below.contains(parent) else { return own + ancestry(of: path).paths.dropFirst().flatMap { table.members[$0]?["init"] ?? [] }.map(Found.table) }
        let inherited = initializers(of: parent, below: below.union([path]))
        let names = Set(own.compactMap { member($0)?.fullName })
        if !own.contains(where: isDesignated) { return own + inherited }
        let isAllOverridden = inherited.filter(isDesignated).allSatisfy { member($0).map { names.contains($0.fullName) } ?? true }
        return own + (isAllOverridden ? inherited.filter { !isDesignated($0) } : [])
    }

    private func isDesignated(_ found: Found) -> Bool {
        if case .table(let name) = found { return !name.declaration.contains("convenience ") }
        return false
    }

    private static let rawTypes: Set<String> = [
        "String", "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Character", "StaticString", "NSInteger", "NSUInteger",
    ]

    // MARK: Members

    /// The declarations of a name in a type and its ancestors, and whether there can't be others.
    func members(_ name: String, of path: String) -> (found: [Found], isComplete: Bool) {
        let ancestry = ancestry(of: unaliased(path))
        var found: [Found] = []
        for path in ancestry.paths {
            found += (app.types[path]?.members[name] ?? []).map(Found.app)
            found += (table.members[path]?[name] ?? []).map(Found.table)
        }
        return (found, ancestry.isComplete)
    }

    // MARK: Declarations of the table, read as Swift

    func member(_ name: APIName) -> AppMember? {
        if let known = parsed[name.path + name.declaration] { return known }
        let tree = Parser.parse(source: "enum X { \(name.declaration) }")
        guard let block = tree.statements.first?.item.as(EnumDeclSyntax.self)?.memberBlock, let declaration = block.members.first?.decl else { return nil }
        let member = AppMember.members(of: declaration, context: name.owner.split(separator: ".").map(String.init)).first
        parsed[name.path + name.declaration] = member
        return member
    }

    func member(_ found: Found) -> AppMember? {
        switch found {
        case .app(let member): return member
        case .table(let name): return member(name)
        }
    }

    static func type(_ text: String) -> TypeSyntax? {
        Parser.parse(source: "let x: \(text)").statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    }
}
