import Checking
import SwiftSyntax

extension UseFinder {
    /// An override of something that isn't here.
    func checkOverride(_ declaration: DeclSyntax, at node: some SyntaxProtocol) {
        let context = inference.context
        guard !context.isEmpty, inference.scopes.isEmpty else { return }
        let path = context.joined(separator: ".")
        let ancestry = universe.ancestry(of: path)
        for member in AppMember.members(of: declaration, context: context) {
            var found: [Universe.Found] = []
            for ancestor in ancestry.paths.dropFirst() {
                found += (universe.app.types[ancestor]?.members[member.name] ?? []).map(Universe.Found.app)
                found += (universe.table.members[ancestor]?[member.name] ?? []).map(Universe.Found.table)
            }
            let same = found.filter { universe.member($0)?.fullName == member.fullName }
            guard same.isEmpty else { countOverride(same, at: node); continue }
            if ancestry.isComplete { missing("override " + member.fullName, of: ancestry.paths.dropFirst().first { universe.app.types[$0] == nil }, "nothing to override", at: node) }
        }
    }

    private func countOverride(_ found: [Universe.Found], at node: some SyntaxProtocol) {
        guard case .table(let name)? = found.first else { return }
        if name.status == .missing { return missing("override " + name.name, of: name.owner, "Apple's API, not here yet", at: node) }
        count(name.path, name.module, name.status, at: node)
    }

    /// Requirements of our protocols that the type doesn't meet: a name or a signature differs from Apple's.
    func checkConformances(_ clause: InheritanceClauseSyntax?, at node: some SyntaxProtocol) {
        let own = inference.context.joined(separator: ".")
        guard universe.ancestry(of: own).isComplete else { return }
        for type in clause?.types ?? [] {
            guard let name = type.path, let found = universe.path(of: name, in: Array(inference.context.dropLast())) else { continue }
            for path in universe.ancestry(of: universe.unaliased(found)).paths where universe.table.types[path]?.kind == .protocol { checkConformance(to: path, of: own, at: node) }
        }
    }

    private func checkConformance(to path: String, of own: String, at node: some SyntaxProtocol) {
        guard let type = universe.table.types[path], !["Swift", "_Concurrency", "Foundation", "FoundationEssentials", "Dispatch"].contains(type.module) else { return }
        for requirement in (universe.table.members[path] ?? [:]).values.joined() where requirement.isRequired && requirement.status != .missing {
            guard let wanted = universe.member(requirement)?.fullName else { continue }
            let meets = universe.members(requirement.baseName, of: own).found.contains { found in
                if case .table(let name) = found { return name.owner != path && name.name == requirement.name }
                return universe.member(found).map { $0.fullName == wanted && !$0.isRequirement } ?? true
            }
            if !meets { missing("\(path).\(requirement.name)", of: nil, "required here, and \(own) doesn't declare it", at: node) }
        }
    }
}
