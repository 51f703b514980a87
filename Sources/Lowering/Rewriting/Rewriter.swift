import SwiftSyntax

/// Rewrites one file, knowing the whole module. Each concern has its own `Rewriter+….swift`.
final class Rewriter: SyntaxVisitor {
    struct Result {
        let text: String
        let diagnostics: [Diagnostic]
        let statistics: Lowering.Statistics
    }

    let file: SourceFile
    let number: Int
    let index: ModuleIndex
    let options: LoweringOptions
    var edits = TextEdits()
    var diagnostics: [Diagnostic] = []
    var statistics = Lowering.Statistics()
    /// Declarations that belong to the file's end.
    var tail = ""
    /// The names of the types around the current place.
    var path: [String] = []
    /// The types themselves; nil for an extension of another module's type.
    var types: [TypeDeclaration?] = []
    var extensions: [ExtensionDeclSyntax?] = []
    /// Literals of colours and images are UIKit's whether or not the file imports it.
    var needsUIKit = false
    /// What the file's first import brings along.
    var parts: [String]

    private init(_ file: SourceFile, _ number: Int, _ index: ModuleIndex, _ options: LoweringOptions) {
        (self.file, self.number, self.index, self.options) = (file, number, index, options)
        parts = Self.partsOfFoundation(file.bytes) + (Self.derivesFromLock(index.files[number]) ? ["func CoreFoundation.CFBagApplyFunction"] : [])
        super.init(viewMode: .sourceAccurate)
    }

    static func rewrite(_ file: SourceFile, number: Int, index: ModuleIndex, options: LoweringOptions) -> Result {
        let rewriter = Rewriter(file, number, index, options)
        rewriter.walk(file.tree)
        rewriter.importUIKitForLiterals()
        var text = String(decoding: rewriter.edits.applied(to: file.bytes), as: UTF8.self)
        if !rewriter.tail.isEmpty { text += (text.hasSuffix("\n") ? "" : "\n") + rewriter.tail + "\n" }
        return Result(text: text, diagnostics: rewriter.diagnostics, statistics: rewriter.statistics)
    }

    func report(_ severity: Diagnostic.Severity, at offset: Int, _ message: String, hint: String? = nil) {
        let (line, column) = file.position(offset)
        diagnostics.append(Diagnostic(severity: severity, path: file.path, line: line, column: column, message: message, hint: hint))
    }

    /// The class, structure, … that encloses the current place.
    var currentType: TypeDeclaration? { types.last ?? nil }
    /// The extension that is being visited, nil in a type's body.
    var currentExtension: ExtensionDeclSyntax? { extensions.last ?? nil }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText, node)
        if let type = currentType { rewrite(node, type) }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if dropsPreview(node) || reduceSwiftUI(node) { path.append(node.name.text); types.append(nil); extensions.append(nil); return .skipChildren }
        enter(node.name.identifierText, node)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText, node); return .visitChildren }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.identifierText, node); return .visitChildren }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.identifierText, node)
        rewrite(node)
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let type = index.resolve(name, in: path)
        let isLeftOut = reduceSwiftUI(node)
        path.append(name)
        types.append(type)
        extensions.append(node)
        if isLeftOut { return .skipChildren }
        if node.memberBlock.members.contains(where: { isReachedFromElsewhere($0, exposed: node.attributes.names.contains("objc")) }) { widen(node.modifiers) }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(_ name: String, _ node: some SyntaxProtocol) {
        path.append(name)
        types.append(index.type(file: number, offset: node.start))
        extensions.append(nil)
    }

    private func leave() {
        path.removeLast()
        types.removeLast()
        extensions.removeLast()
    }

    // MARK: The rest, by concern

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { rewriteImport(node); return .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { rewriteAttribute(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { if reduceSwiftUI(node) { return .skipChildren }; rewriteFunction(node); return .visitChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { if reduceSwiftUI(node) { return .skipChildren }; rewriteVariable(node); return .visitChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { rewriteInitializer(node); return .visitChildren }
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { edits.blank(node.range) }
        return .skipChildren
    }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { rewriteAvailability(node); return .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { rewriteMacro(node) }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { dropPreview(node); return .skipChildren }
        return .visitChildren
    }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { if reduceHostingConfiguration(node) { return .skipChildren }; rewriteCall(node); return .visitChildren }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self) { dropFoundation(base.baseName, of: node.declName.baseName, upTo: node.period) }
        rewriteMemberAccess(node)
        rewriteTextAttributes(node)
        rewriteAnyObjectMember(node)
        rewriteSuperCall(node)
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) { dropFoundation(base.name, of: node.name, upTo: node.period) }
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind { rewriteBinding(node); return .visitChildren }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { rewriteTestName(node); qualifyNamesake(node.baseName); return .visitChildren }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        qualifyNamesake(node.name)
        rewriteUnmanagedText(node)
        return .visitChildren
    }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { rewriteComparison(node); rewriteFetchRequestCast(node); rewriteArgumentCasts(node); return .visitChildren }
}
