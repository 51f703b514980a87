import Checking
import SwiftSyntax

/// Goes through a file and looks up every name that it uses. Each concern has its own `UseFinder+….swift`.
class UseFinder: SyntaxVisitor {
    let universe: Universe
    let modules: ModuleNames
    let apis: UseList
    let features: UseList
    let frameworks: UseList
    /// Why a name isn't here, where something is known of it.
    let reasons: [String: String]
    var inference: Inference
    /// Modules whose types the file sees.
    let visible: Set<String>
    private let file: String
    private let converter: SourceLocationConverter
    private var generics: [Set<String>] = []
    private var wasStatic: [Bool] = []
    private var depths: [Int] = []

    init(universe: Universe, modules: ModuleNames, lists: SurveyLists, reasons: [String: String], implicitImports: [String], file: String, tree: SourceFileSyntax) {
        (self.universe, self.modules, self.reasons, self.file) = (universe, modules, reasons, file)
        (apis, features, frameworks) = (lists.apis, lists.features, lists.frameworks)
        inference = Inference(universe: universe, context: [])
        visible = universe.table.visible(to: Set(implicitImports + tree.imports))
        converter = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    func place(_ node: some SyntaxProtocol) -> CheckReport.Place {
        CheckReport.Place(file: file, line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line)
    }

    func missing(_ name: String, of base: String? = nil, _ reason: String? = nil, at node: some SyntaxProtocol) {
        apis.add(base.map { "\($0).\(name)" } ?? name, .missing, reason: reasons[name] ?? base.flatMap { reasons[$0] } ?? reason, at: place(node))
    }

    // MARK: Types

    private func enter(_ name: [String], _ clause: GenericParameterClauseSyntax?) {
        inference.context += name
        depths.append(name.count)
        generics.append(inference.generics)
        wasStatic.append(inference.isStatic)
        let path = inference.context.joined(separator: ".")
        inference.generics.formUnion(clause.names.union(universe.app.types[path]?.generics ?? []))
        inference.isStatic = false
    }

    private func leave() {
        inference.context.removeLast(depths.removeLast())
        inference.generics = generics.removeLast()
        inference.isStatic = wasStatic.removeLast()
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter([node.name.plain], node.genericParameterClause)
        checkConformances(node.inheritanceClause, at: node.name)
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter([node.name.plain], node.genericParameterClause)
        // Previews are left out.
        if node.inheritanceClause?.types.contains(where: { $0.path?.last == "PreviewProvider" }) == true { return .skipChildren }
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.plain], node.genericParameterClause); return .visitChildren }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.plain], node.genericParameterClause); return .visitChildren }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter([node.name.plain], nil); return .visitChildren }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.path ?? [node.extendedType.trimmedDescription]
        enter(inference.universe.path(of: name, in: inference.context)?.split(separator: ".").map(String.init) ?? name, nil)
        checkConformances(node.inheritanceClause, at: node.extendedType)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    // MARK: Functions

    private func enter(_ clause: GenericParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax, _ parameters: FunctionParameterClauseSyntax?) {
        generics.append(inference.generics)
        wasStatic.append(inference.isStatic)
        inference.generics.formUnion(clause.names)
        if inference.scopes.isEmpty { inference.isStatic = modifiers.isStatic }
        inference.scopes.append([:])
        for parameter in parameters?.parameters ?? [] {
            let shape = inference.universe.shape(of: parameter.type, in: inference.context, generics: inference.generics)
            bind((parameter.secondName ?? parameter.firstName).plain, parameter.ellipsis == nil ? shape : .named("Array", [shape]))
        }
    }

    private func leaveFunction() {
        inference.scopes.removeLast()
        inference.generics = generics.removeLast()
        inference.isStatic = wasStatic.removeLast()
    }

    func bind(_ name: String, _ shape: Shape) {
        guard !inference.scopes.isEmpty else { return }
        inference.scopes[inference.scopes.count - 1][name] = shape
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        bind(node.name.plain, .unknown)
        if node.modifiers.has("override") { checkOverride(DeclSyntax(node), at: node.name) }
        enter(node.genericParameterClause, node.modifiers, node.signature.parameterClause)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.genericParameterClause, node.modifiers, node.signature.parameterClause); return .visitChildren }
    override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction() }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.genericParameterClause, node.modifiers, node.parameterClause); return .visitChildren }
    override func visitPost(_ node: SubscriptDeclSyntax) { leaveFunction() }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(nil, node.modifiers, nil); return .visitChildren }
    override func visitPost(_ node: DeinitializerDeclSyntax) { leaveFunction() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.has("override") { checkOverride(DeclSyntax(node), at: node.bindings) }
        wasStatic.append(inference.isStatic)
        if inference.scopes.isEmpty { inference.isStatic = node.modifiers.isStatic }
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) { inference.isStatic = wasStatic.removeLast() }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        inference.scopes.append(["newValue": .unknown, "oldValue": .unknown])
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { inference.scopes.removeLast() }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { node.parameters.map { bind($0.name.plain, .unknown) }; return .visitChildren }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        inference.scopes.append([:])
        for capture in node.signature?.capture?.items ?? [] where capture.name.plain != "self" {
            bind(capture.name.plain, capture.initializer.map { inference.shape(of: $0.value) } ?? inference.shape(of: ExprSyntax(DeclReferenceExprSyntax(baseName: capture.name))))
        }
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?: for parameter in list { bind(parameter.name.plain, .unknown) }
        case .parameterClause(let clause)?:
            for parameter in clause.parameters {
                bind((parameter.secondName ?? parameter.firstName).plain, parameter.type.map { universe.shape(of: $0, in: inference.context, generics: inference.generics) } ?? .unknown)
            }
        default: break
        }
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { inference.scopes.removeLast() }

    // MARK: The rest, by concern

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { checkImport(node); return .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { checkAttribute(node); return .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { checkMacro(node.macroName.text, at: node) ? .visitChildren : .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { checkMacro(node.macroName.text, at: node) ? .visitChildren : .skipChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { checkType([node.name.plain], at: node); return .visitChildren }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = node.baseType.path else { return .visitChildren }
        checkType(owner + [node.name.plain], at: node)
        node.genericArgumentClause.map { walk($0) }
        return .skipChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { checkReference(node); return .skipChildren }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        checkMember(node)
        node.base.map { walk($0) }
        return .skipChildren
    }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { checkKeyPath(node); return .skipChildren }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { checkAssignment(Array(node.elements)); return .visitChildren }
}

/// What the finders of all files write to.
struct SurveyLists {
    let apis = UseList(), features = UseList(), frameworks = UseList()
}
