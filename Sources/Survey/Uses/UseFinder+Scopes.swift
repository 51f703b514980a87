import SwiftSyntax

/// Which local name means what, where.
extension UseFinder {
    func pushScope() { inference.scopes.append([:]) }
    func popScope() { inference.scopes.removeLast() }

    func bind(_ binding: PatternBindingSyntax) {
        guard !inference.scopes.isEmpty else { return }
        let shape = binding.typeAnnotation.map { universe.shape(of: $0.type, in: inference.context, generics: inference.generics) }
            ?? binding.initializer.map { inference.shape(of: $0.value) } ?? .unknown
        bind(binding.pattern, shape)
    }

    func bind(_ condition: OptionalBindingConditionSyntax) {
        let written = condition.typeAnnotation.map { universe.shape(of: $0.type, in: inference.context, generics: inference.generics) }
        let given = condition.initializer?.value ?? condition.pattern.as(IdentifierPatternSyntax.self).map { ExprSyntax(DeclReferenceExprSyntax(baseName: $0.identifier)) }
        bind(condition.pattern, written ?? given.map { inference.shape(of: $0) } ?? .unknown)
    }

    func bind(_ loop: ForStmtSyntax) {
        bind(loop.pattern, loop.typeAnnotation.map { universe.shape(of: $0.type, in: inference.context, generics: inference.generics) } ?? inference.shape(of: loop.sequence).element)
    }

    private func bind(_ pattern: PatternSyntax, _ shape: Shape) {
        if let single = pattern.as(IdentifierPatternSyntax.self) { return bind(single.identifier.plain, shape) }
        for name in pattern.identifiers { bind(name, .unknown) }
    }
}

/// A visitor's methods can't be overridden in extensions: the finder that is used adds the scopes.
final class ScopedUseFinder: UseFinder {
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { pushScope(); return .visitChildren }
    override func visitPost(_ node: CodeBlockSyntax) { popScope() }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { pushScope(); return .visitChildren }
    override func visitPost(_ node: IfExprSyntax) { popScope() }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { pushScope(); return .visitChildren }
    override func visitPost(_ node: WhileStmtSyntax) { popScope() }
    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { pushScope(); return .visitChildren }
    override func visitPost(_ node: SwitchCaseSyntax) { popScope() }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        pushScope()
        bind("error", .unknown)
        return .visitChildren
    }
    override func visitPost(_ node: CatchClauseSyntax) { popScope() }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        pushScope()
        bind(node)
        node.typeAnnotation.map { walk($0) }
        node.whereClause.map { walk($0) }
        walk(node.body)
        popScope()
        return .skipChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        // Where nothing else says what is bound.
        let parent = node.parent
        if parent?.is(PatternBindingSyntax.self) != true, parent?.is(OptionalBindingConditionSyntax.self) != true { bind(node.identifier.plain, .unknown) }
        return .visitChildren
    }
    override func visitPost(_ node: PatternBindingSyntax) { bind(node) }
    override func visitPost(_ node: OptionalBindingConditionSyntax) { bind(node) }
}
