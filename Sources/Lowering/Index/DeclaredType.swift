import SwiftSyntax

/// The type that a name is declared with around a place in a file: enough to tell an `AnyObject` or a class's metatype from others.
struct DeclaredType {
    enum Answer: Equatable {
        case written(String)
        /// Declared, but its type is inferred.
        case inferred
        case unknown
    }

    static func of(_ name: String, at node: some SyntaxProtocol) -> Answer {
        var child = Syntax(node)
        while let parent = child.parent {
            if let found = declaration(of: name, in: parent, before: child) { return found }
            child = parent
        }
        return .unknown
    }

    private static func declaration(of name: String, in scope: Syntax, before child: Syntax) -> Answer? {
        if let items = scope.as(CodeBlockItemListSyntax.self) { return last(items.filter { $0.position < child.position }.map { statement($0.item, name) }) }
        if let conditions = scope.as(ConditionElementListSyntax.self) { return last(conditions.filter { $0.position < child.position }.map { condition($0, name) }) }
        if let loop = scope.as(ForStmtSyntax.self), child != Syntax(loop.sequence) { return mentions(name, loop.pattern) ? element(of: loop) : nil }
        if let branch = scope.as(SwitchCaseSyntax.self) { return mentions(name, branch.label) ? .inferred : nil }
        if let branch = scope.as(IfExprSyntax.self), child.as(CodeBlockSyntax.self) == branch.body { return last(branch.conditions.map { condition($0, name) }) }
        if let loop = scope.as(WhileStmtSyntax.self), child.as(CodeBlockSyntax.self) == loop.body { return last(loop.conditions.map { condition($0, name) }) }
        if let closure = scope.as(ClosureExprSyntax.self) { return self.closure(closure, name) }
        if let function = scope.as(FunctionDeclSyntax.self) { return parameter(function.signature.parameterClause.parameters, name) }
        if let initializer = scope.as(InitializerDeclSyntax.self) { return parameter(initializer.signature.parameterClause.parameters, name) }
        if let subscripting = scope.as(SubscriptDeclSyntax.self) { return parameter(subscripting.parameterClause.parameters, name) }
        return nil
    }

    private static func last(_ found: [Answer?]) -> Answer? { found.last { $0 != nil } ?? nil }

    private static func mentions(_ name: String, _ node: (some SyntaxProtocol)?) -> Bool {
        node?.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name } ?? false
    }

    private static func statement(_ item: CodeBlockItemSyntax.Item, _ name: String) -> Answer? {
        if let guarded = item.as(GuardStmtSyntax.self) { return last(guarded.conditions.map { condition($0, name) }) }
        guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
        return last(variable.bindings.map { binding in
            guard mentions(name, binding.pattern) else { return nil }
            return binding.typeAnnotation.map { .written($0.type.trimmedDescription) } ?? value(binding.initializer?.value)
        })
    }

    private static func condition(_ element: ConditionElementSyntax, _ name: String) -> Answer? {
        if let binding = element.condition.as(OptionalBindingConditionSyntax.self), mentions(name, binding.pattern) {
            return binding.typeAnnotation.map { .written($0.type.trimmedDescription) } ?? value(binding.initializer?.value)
        }
        if let pattern = element.condition.as(MatchingPatternConditionSyntax.self), mentions(name, pattern.pattern) { return .inferred }
        return nil
    }

    /// `x as? T`, `T.self`.
    private static func value(_ expression: ExprSyntax?) -> Answer {
        if let member = expression?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self", let base = member.base { return .written("\(base.trimmedDescription).Type") }
        guard let elements = expression?.as(SequenceExprSyntax.self)?.elements, let type = elements.last?.as(TypeExprSyntax.self) else { return .inferred }
        return .written(type.type.trimmedDescription)
    }

    /// `for x: T in list`, `for x in list as [T]`, `for x in list` where the list is declared `[T]`.
    private static func element(of loop: ForStmtSyntax) -> Answer {
        if let annotation = loop.typeAnnotation { return .written(annotation.type.trimmedDescription) }
        guard loop.pattern.is(IdentifierPatternSyntax.self) else { return .inferred }
        let list = loop.sequence.as(DeclReferenceExprSyntax.self).map { of($0.baseName.identifierText, at: loop.sequence) } ?? value(loop.sequence)
        guard case .written(let type) = list, type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return .inferred }
        return .written(String(type.dropFirst().dropLast()))
    }

    private static func closure(_ closure: ClosureExprSyntax, _ name: String) -> Answer? {
        guard let clause = closure.signature?.parameterClause else { return nil }
        if let list = clause.as(ClosureShorthandParameterListSyntax.self) { return list.contains { $0.name.identifierText == name } ? .inferred : nil }
        guard let found = clause.as(ClosureParameterClauseSyntax.self)?.parameters.first(where: { ($0.secondName ?? $0.firstName).identifierText == name }) else { return nil }
        return found.type.map { .written($0.trimmedDescription) } ?? .inferred
    }

    private static func parameter(_ list: FunctionParameterListSyntax, _ name: String) -> Answer? {
        list.first { ($0.secondName ?? $0.firstName).identifierText == name }.map { .written($0.type.trimmedDescription) }
    }
}

extension SyntaxProtocol {
    /// What the generic parameters around the place are constrained to: `T: UIView`, `where T: UIView`.
    func constraint(of parameter: String) -> String? {
        var node: Syntax? = Syntax(self)
        while let some = node {
            let clause = some.asProtocol(WithGenericParametersSyntax.self)
            if let found = clause?.genericParameterClause?.parameters.first(where: { $0.name.text == parameter }) {
                return found.inheritedType?.trimmedDescription ?? some.requirement(on: parameter, clause?.genericWhereClause)
            }
            node = some.parent
        }
        return nil
    }

    private func requirement(on parameter: String, _ clause: GenericWhereClauseSyntax?) -> String? { clause.constraints(of: parameter).first }
}

extension Optional<GenericWhereClauseSyntax> {
    /// The types that `parameter` must conform to or derive from: `where Self: UIView`.
    func constraints(of parameter: String) -> [String] {
        self?.requirements.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
            .filter { $0.leftType.trimmedDescription == parameter }.map(\.rightType.trimmedDescription) ?? []
    }
}
