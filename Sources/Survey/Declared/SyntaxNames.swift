import SwiftSyntax

extension TokenSyntax {
    /// Without backticks.
    var plain: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension SourceFileSyntax {
    /// Modules that the file imports at its top.
    var imports: [String] { statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.plain } }
}

extension DeclModifierListSyntax {
    var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension Optional where Wrapped == GenericParameterClauseSyntax {
    var names: Set<String> { Set(self?.parameters.map(\.name.plain) ?? []) }
}

extension Optional where Wrapped == GenericWhereClauseSyntax {
    /// `where Self: UIView`: conforming types count as views, since most are.
    var boundsOfSelf: [TypeSyntax] {
        self?.requirements.compactMap { requirement in
            guard case .conformanceRequirement(let bound) = requirement.requirement, bound.leftType.trimmedDescription == "Self" else { return nil }
            return bound.rightType
        } ?? []
    }
}

extension PatternSyntax {
    /// The names that a pattern binds.
    var identifiers: [String] {
        if let single = self.as(IdentifierPatternSyntax.self) { return [single.identifier.plain] }
        if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.flatMap(\.pattern.identifiers) }
        if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.identifiers }
        return []
    }
}

extension TypeSyntax {
    /// `A.B<C>` → `[A, B]`; nil for what has no name.
    var path: [String]? {
        if let simple = self.as(IdentifierTypeSyntax.self) { return [simple.name.plain] }
        if let member = self.as(MemberTypeSyntax.self) { return member.baseType.path.map { $0 + [member.name.plain] } }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.path }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.path }
        return nil
    }
}

extension InheritanceClauseSyntax {
    /// Compositions taken apart.
    var types: [TypeSyntax] {
        inheritedTypes.flatMap { inherited -> [TypeSyntax] in
            let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
            return type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
        }
    }
}
