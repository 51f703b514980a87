/// Finds the declaration that `#selector` means and its Objective-C name.
struct SelectorResolver {
    enum Outcome { case declared, ambiguous, known, derived }

    let index: ModuleIndex

    func selector(for reference: SelectorReference, in context: [String]) -> (name: String, outcome: Outcome) {
        if let accessor = reference.accessor { return property(reference, accessor, context) }
        let candidates = members(reference, context)
        if let first = candidates.first {
            let distinct = Set(candidates.map(ObjectiveCNaming.selector(of:)))
            return (ObjectiveCNaming.selector(of: first), distinct.count > 1 ? .ambiguous : .declared)
        }
        if let labels = reference.labels {
            let full = "\(reference.name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
            if let known = KnownSelectors.byFullName[full] { return (known, .known) }
            return (ObjectiveCNaming.selector(reference.name, labels: labels), .derived)
        }
        if let known = KnownSelectors.byBaseName[reference.name] { return (known, .known) }
        return (reference.name, .derived)
    }

    private func property(_ reference: SelectorReference, _ accessor: SelectorReference.Accessor, _ context: [String]) -> (String, Outcome) {
        let declared = types(reference, context).lazy.flatMap { index.chain(of: $0) }.flatMap(\.members).first { $0.kind == .property && $0.name == reference.name }
        let name = declared?.objcName ?? reference.name
        if accessor == .getter { return (name, declared == nil ? .known : .declared) }
        // Apple's Booleans: `isHidden` is set by `setHidden:`.
        let base = declared == nil && name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true ? String(name.dropFirst(2)) : name
        return (ObjectiveCNaming.setter(of: base), declared == nil ? .known : .declared)
    }

    /// Nearest first: the type that is named or encloses the reference and its superclasses, then foreign extensions, then the whole module.
    private func members(_ reference: SelectorReference, _ context: [String]) -> [Member] {
        func matching(_ members: some Sequence<Member>) -> [Member] {
            var found = members.filter { $0.kind == .method && $0.name == reference.name }
            if let labels = reference.labels { found = found.filter { $0.parameters.map(\.label) == labels } }
            if let arity = reference.castArity, found.contains(where: { $0.parameters.count == arity }) { found = found.filter { $0.parameters.count == arity } }
            let exposed = found.filter(\.isExposed)
            return exposed.isEmpty ? found : exposed
        }
        for type in types(reference, context).flatMap({ index.chain(of: $0) }) {
            let found = matching(type.members)
            if !found.isEmpty { return found }
        }
        let foreign = matching(index.foreignExtensions.lazy.flatMap(\.members))
        if !foreign.isEmpty { return foreign }
        if isNamed(reference.base), KnownSelectors.byBaseName[reference.name] != nil { return [] }
        return matching(index.files.lazy.flatMap(\.types).flatMap(\.members))
    }

    private func types(_ reference: SelectorReference, _ context: [String]) -> [TypeDeclaration] {
        if let base = reference.base, base != "self", base != "super", base != "Self" {
            return index.resolve(base, in: context).map { [$0] } ?? []
        }
        return stride(from: context.count, to: 0, by: -1).compactMap { index.resolve(context.prefix($0).joined(separator: ".")) }
    }

    private func isNamed(_ base: String?) -> Bool { base?.first?.isUppercase ?? false }
}
