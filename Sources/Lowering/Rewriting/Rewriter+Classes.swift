import SwiftSyntax

extension Rewriter {
    func rewrite(_ node: ClassDeclSyntax, _ type: TypeDeclaration) {
        if let first = node.inheritanceClause?.inheritedTypes.first?.type, ["NSObject", "Foundation.NSObject", "ObjectiveC.NSObject"].contains(first.trimmedDescription),
           index.resolve("NSObject") == nil {
            edits.replace(first.range, with: type.isMainActor ? "_MainActorObject" : "ObjCObject")
        }
        let writer = GlueWriter(type: type, index: index)
        let text = writer.text()
        guard !text.isEmpty else { return }
        if type.startsGlue {
            if let last = node.inheritanceClause?.inheritedTypes.last { edits.insert(", ObjCGlued", at: last.end) } else {
                edits.insert(": ObjCGlued", at: node.genericParameterClause?.end ?? node.name.end)
            }
        }
        let brace = node.memberBlock.rightBrace
        let sharesLine = !brace.leadingTrivia.contains { if case .newlines = $0 { true } else if case .carriageReturnLineFeeds = $0 { true } else { false } }
        edits.insert((sharesLine && !node.memberBlock.members.isEmpty ? "; " : " ") + text + " ", at: brace.start)
    }
}
