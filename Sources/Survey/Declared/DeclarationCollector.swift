import SwiftSyntax

/// Collects what one file declares.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var types: [AppType] = []
    private(set) var extensions: [AppType] = []
    private(set) var globals: [AppMember] = []
    /// Every name that the file brings into the world: parameters and local variables, too.
    private(set) var names: Set<String> = []
    private(set) var typeNames: Set<String> = []
    private var open: [AppType] = []
    private var context: [String] = []
    private var depth = 0

    static func collect(_ tree: SourceFileSyntax) -> DeclarationCollector {
        let collector = DeclarationCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector
    }

    // MARK: Types

    private func enter(_ kind: AppType.Kind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?, _ generics: Set<String>, _ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        typeNames.formUnion(generics.union([name.plain]))
        let type = AppType(kind, path: context + [name.plain])
        type.generics = generics
        type.parents = (inheritance?.types ?? []).map { ($0, context) }
        type.isDynamic = attributes.trimmedDescription.contains("@dynamicMemberLookup")
        types.append(type)
        return push(type, type.path)
    }

    private func push(_ type: AppType, _ path: [String]) -> SyntaxVisitorContinueKind {
        open.append(type)
        context = path
        return .visitChildren
    }

    private func leave(_ count: Int = 1) {
        open.removeLast()
        context.removeLast(count)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(.class, node.name, node.inheritanceClause, node.genericParameterClause.names, node.attributes) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(.structure, node.name, node.inheritanceClause, node.genericParameterClause.names, node.attributes) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(.enumeration, node.name, node.inheritanceClause, node.genericParameterClause.names, node.attributes) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(.class, node.name, node.inheritanceClause, node.genericParameterClause.names, node.attributes) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = enter(.protocol, node.name, node.inheritanceClause, [], node.attributes)
        open.last?.parents += node.genericWhereClause.boundsOfSelf.map { ($0, []) }
        return result
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.extendedType.path ?? [node.extendedType.trimmedDescription]
        let type = AppType(.extensionOnly, path: path)
        type.parents = ((node.inheritanceClause?.types ?? []) + node.genericWhereClause.boundsOfSelf).map { ($0, path) }
        extensions.append(type)
        return push(type, context + path)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave((node.extendedType.path ?? [""]).count) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        typeNames.insert(node.name.plain)
        let type = AppType(.alias, path: context + [node.name.plain])
        type.aliased = node.initializer.value
        type.generics = node.genericParameterClause.names
        types.append(type)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { typeNames.insert(node.name.plain); return .visitChildren }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { typeNames.insert(node.name.plain); return .visitChildren }

    // MARK: Members and globals

    private func add(_ declaration: DeclSyntax) {
        let members = AppMember.members(of: declaration, context: context)
        names.formUnion(members.map(\.name))
        guard depth == 0 else { return }
        for member in members {
            if let type = open.last {
                member.isRequirement = type.kind == .protocol
                type.add(member)
            } else {
                globals.append(member)
            }
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)); depth += 1; return .visitChildren }
    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)); depth += 1; return .visitChildren }
    override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)); depth += 1; return .visitChildren }
    override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { depth += 1; return .visitChildren }
    override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { depth += 1; return .visitChildren }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { depth += 1; return .visitChildren }
    override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)); return .visitChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)); return .visitChildren }

    // MARK: All other names

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { names.insert(node.identifier.plain); return .visitChildren }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).plain)
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind { names.insert((node.secondName ?? node.firstName).plain); return .visitChildren }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { names.insert(node.name.plain); return .visitChildren }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { names.insert(node.name.plain); return .visitChildren }
    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind { node.firstName.map { _ = names.insert($0.plain) }; return .visitChildren }
    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind { node.firstName.map { _ = names.insert($0.plain) }; return .visitChildren }
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.parent?.is(TupleExprSyntax.self) == true { node.label.map { _ = names.insert($0.plain) } }
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind { names.formUnion(node.pattern.identifiers); return .visitChildren }
    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind { names.insert(node.name.plain); return .visitChildren }
}
