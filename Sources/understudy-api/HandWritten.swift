import Foundation
import SwiftParser
import SwiftSyntax

/// What the sources declare by hand: types by dotted name, members by `Type` and symbol (`tableView(_:heightForRowAt:)`).
struct HandWritten {
    struct Member { var access: String; var isInBody: Bool; var isNamedOnly: Bool; var isPartly: String?; var text: String
        var isAsync: Bool { text.prefix { $0 != "{" }.contains(" async") }
    }
    var types: [String: String] = [:]
    /// Overloads share a symbol.
    var members: [String: [String: [Member]]] = [:]
    var globals: Set<String> = []
    var namedOnlyGlobals: Set<String> = []

    init(folders: [URL]) {
        for folder in folders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
            for file in files where file.pathExtension == "swift" && !file.path.contains("/Generated/") {
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
                visitor.walk(Parser.parse(source: text))
                types.merge(visitor.types) { first, _ in first }
                globals.formUnion(visitor.globals)
                namedOnlyGlobals.formUnion(visitor.namedOnlyGlobals)
                for (type, found) in visitor.members { members[type, default: [:]].merge(found) { $0 + $1 } }
            }
        }
    }

    /// Whether a type declares a member, of several with its name one with its types.
    func declares(_ type: String, _ member: Declaration, overloads: Int) -> Bool {
        guard let found = members[type]?[member.symbol] else { return types["\(type).\(member.symbol)"] != nil }
        return overloads == 1 && !member.isAsync && !found.allSatisfy(\.isAsync) || found.contains { $0.isAsync == member.isAsync && Signature.agree(member.text, $0.text) }
    }

    func declares(_ type: String, _ symbol: String) -> Bool { members[type]?[symbol] != nil || types["\(type).\(symbol)"] != nil }
}

private final class DeclarationVisitor: SyntaxVisitor {
    var types: [String: String] = [:]
    var members: [String: [String: [HandWritten.Member]]] = [:]
    var globals: Set<String> = []
    var namedOnlyGlobals: Set<String> = []
    private var scope: [(name: String, isExtension: Bool, access: String)] = []

    private var owner: String { scope.map(\.name).joined(separator: ".") }

    private func enter(_ name: String, _ modifiers: DeclModifierListSyntax, isExtension: Bool = false) -> SyntaxVisitorContinueKind {
        scope.append((name, isExtension, access(modifiers)))
        if !isExtension { types[owner] = access(modifiers) }
        return .visitChildren
    }

    private func access(_ modifiers: DeclModifierListSyntax) -> String {
        let names = modifiers.filter { $0.detail == nil }.map(\.name.text)
        for level in ["open", "public", "package", "private", "fileprivate"] where names.contains(level) { return level }
        if let enclosing = scope.last, enclosing.isExtension, enclosing.access == "public" { return "public" }
        return "internal"
    }

    private func member(_ symbol: String, _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) {
        let body = node.description
        let isNamedOnly = body.contains("_named(") || body.contains("notImplemented(") || body.contains("_absent(")
        guard !scope.isEmpty else {
            globals.insert(symbol)
            if isNamedOnly { namedOnlyGlobals.insert(symbol) }
            return
        }
        let partly = body.range(of: "- Partly: ").map { String(body[$0.upperBound...].prefix { $0 != "\n" }) }
        let found = HandWritten.Member(access: access(modifiers), isInBody: !scope.last!.isExtension, isNamedOnly: isNamedOnly, isPartly: partly, text: node.trimmedDescription)
        members[owner, default: [:]][symbol, default: []].append(found)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.extendedType.trimmedDescription, node.modifiers, isExtension: true) }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        member(node.name.text.trimmingCharacters(in: ["`"]) + labels(node.signature.parameterClause), node.modifiers, node); return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        member("init" + labels(node.signature.parameterClause), node.modifiers, node); return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { member("subscript" + labels(node.parameterClause), node.modifiers, node); return .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { member(binding.pattern.trimmedDescription.trimmingCharacters(in: ["`"]), node.modifiers, node) }
        return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { member(element.name.text.trimmingCharacters(in: ["`"]), node.modifiers, node) }
        return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        types[(scope.map(\.name) + [node.name.text]).joined(separator: ".")] = access(node.modifiers); return .skipChildren
    }

    private func labels(_ clause: FunctionParameterClauseSyntax) -> String { "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")" }
}
