import SwiftSyntax

/// Calls of Foundation that are something else on iOS than here, where ours can't shadow corelibs'.
extension Rewriter {
    /// `FileManager.default.urls(for:in:)`: the app's own folders, not the desktop's.
    func rewriteSearchPath(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self), let base = called.base?.trimmedDescription else { return }
        let full = "\(called.declName.baseName.text)(\(node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()))"
        switch full {
        case "url(for:in:appropriateFor:create:)", "urls(for:in:)":
            let first = node.arguments.first!.expression.trimmedDescription
            guard base.contains("ileManager") || first.hasSuffix("Directory") && !index.declaresMethod(full) else { return }
            edits.insert("_", at: called.declName.start)
        default: return
        }
    }

    /// `SKScene(fileNamed: "GameScene")`: an object of the class that the file names, which an initialiser of Swift can't give.
    func rewriteSceneFile(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "SKScene", node.arguments.first?.label?.text == "fileNamed", node.arguments.count == 1 else { return }
        edits.insert("._scene", at: called.end)
    }

    /// `error as CVarArg`: what every value can be on iOS, as an object. `query as CFDictionary`: what every kind of dictionary is there.
    func rewriteArgumentCasts(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        for (value, (cast, type)) in zip(elements, zip(elements.dropFirst(), elements.dropFirst(2))) {
            guard let cast = cast.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil, let function = Self.casts[type.trimmedDescription] else { continue }
            edits.insert("\(function)(", at: value.start)
            edits.replace(value.end..<type.end, with: ")")
        }
    }

    private static let casts = ["CVarArg": "_cVarArg", "any CVarArg": "_cVarArg", "CFDictionary": "_cfDictionary"]

    /// `number.stringValue`: which of the types that have such a property it is, overloads tell.
    func rewriteNumberText(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "stringValue", let base = node.base, base.as(DeclReferenceExprSyntax.self)?.baseName.text != "super",
              base.trimmedDescription.first?.isUppercase != true, base.is(TupleExprSyntax.self) || !base.trimmedDescription.contains("?"), !base.trimmedDescription.hasPrefix("."),
              node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id, !index.declaresProperty("stringValue"), !isDynamic(base), !isAssigned(node) else { return }
        edits.insert("_stringValue(", at: base.start)
        edits.replace(base.end..<node.end, with: ", { $0.stringValue })")
    }
}

extension Rewriter {
    /// `Unmanaged<CFString>`: Core Foundation's texts are values here; the object is Foundation's.
    func rewriteUnmanagedText(_ node: IdentifierTypeSyntax) {
        guard node.name.text == "Unmanaged", let argument = node.genericArgumentClause?.arguments.first?.argument, argument.trimmedDescription == "CFString" else { return }
        edits.replace(argument.range, with: "NSString")
    }

    /// `Foundation.URLSession`: corelibs has it in a module of another name, or not at all; what is imported has it.
    func dropFoundation(_ module: TokenSyntax, of name: TokenSyntax, upTo period: TokenSyntax) {
        if module.text == "Darwin" || module.text == "ObjectiveC", index.resolve(module.text, in: context) == nil {
            // Darwin's C is what Foundation brings along; what the C library here lacks is a gap's.
            if Self.gaps.contains(where: name.text.hasPrefix) { edits.blank(module.start..<period.end) } else { edits.replace(module.range, with: "Foundation") }
        }
        guard module.text == "Foundation", Self.moved.contains(where: name.text.hasPrefix) else { return }
        edits.blank(module.start..<period.end)
    }

    private static let gaps = ["arc4random", "mach_", "MAXFLOAT", "HUGE", "noErr", "objc_", "OBJC_", "NSObject", "Selector", "autoreleasepool", "class_", "sel_", "method_"]

    private static let moved = ["URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "URLProtectionSpace", "URLAuthenticationChallenge", "HTTPURLResponse", "HTTPCookie", "XMLParser", "ValueTransformer", "NSValueTransformer", "UndoManager"]
}

extension ModuleIndex {
    func declaresMethod(_ fullName: String) -> Bool {
        files.contains { file in
            file.types.contains { $0.members.contains { $0.kind == .method && $0.fullName == fullName } }
        }
    }
}
