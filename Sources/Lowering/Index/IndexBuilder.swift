import SwiftSyntax

/// Collects what a file declares.
final class IndexBuilder: SyntaxVisitor {
    private var found = FileDeclarations()
    private var path: [String] = []
    private var functionDepth = 0

    static func declarations(of file: SourceFile) -> FileDeclarations {
        let builder = IndexBuilder(viewMode: .sourceAccurate)
        builder.walk(file.tree)
        return builder.found
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name, node, node.inheritanceClause, node.memberBlock, node.genericParameterClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.structure, node.name, node, node.inheritanceClause, node.memberBlock, node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.enumeration, node.name, node, node.inheritanceClause, node.memberBlock, node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.protocol, node.name, node, node.inheritanceClause, node.memberBlock, nil, node.genericWhereClause.constraints(of: "Self"))
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.actor, node.name, node, node.inheritanceClause, node.memberBlock, node.genericParameterClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

    private func enter(_ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ node: some WithAttributesSyntax & WithModifiersSyntax,
                       _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, _ generics: GenericParameterClauseSyntax?, _ constraints: [String] = []) -> SyntaxVisitorContinueKind {
        path.append(name.identifierText)
        let attributes = node.attributes.names
        let members = block.members.members(exposed: attributes.contains("objcMembers") || (kind == .protocol && attributes.contains("objc")), inExtension: false)
        let type = TypeDeclaration(
            kind: kind, path: path, inherits: inheritance.names + constraints, attributes: attributes,
            modifiers: node.modifiers.names, members: members, file: 0, offset: node.start)
        if type.modifiers.isDisjoint(with: ["open", "public", "internal", "fileprivate", "private", "package"]), isDirectlyInPublicExtension(node) { type.modifiers.insert("public") }
        type.objcName = node.attributes.objcName
        type.isInFunction = functionDepth > 0
        type.genericArguments = generics.map { "<\($0.parameters.map(\.name.text).joined(separator: ", "))>" } ?? ""
        found.types.append(type)
        return .visitChildren
    }

    /// What a `public extension` holds is public where it says nothing else.
    private func isDirectlyInPublicExtension(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let some = parent, !some.is(MemberBlockSyntax.self) { parent = some.parent }
        return parent?.parent?.as(ExtensionDeclSyntax.self)?.modifiers.names.contains("public") == true
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = node.attributes.names
        found.extensions.append(ExtensionDeclaration(
            extended: node.extendedType.trimmedDescription, context: path, inherits: node.inheritanceClause.names, attributes: attributes,
            modifiers: node.modifiers.names, members: node.memberBlock.members.members(exposed: attributes.contains("objc"), inExtension: true),
            file: 0, offset: node.start))
        path += node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast(node.extendedType.trimmedDescription.split(separator: ".").count) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        found.aliases[(path + [node.name.identifierText]).joined(separator: ".")] = node.initializer.value.trimmedDescription
        return .skipChildren
    }

    // MARK: The rest

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { functionDepth += 1; return .visitChildren }
    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { found.imports.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", let name = SelectorReference(node)?.name { found.selectorNames.insert(name) }
        return .visitChildren
    }
}
