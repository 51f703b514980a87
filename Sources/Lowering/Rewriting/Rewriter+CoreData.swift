import SwiftSyntax

extension Rewriter {
    /// `Note.fetchRequest() as! NSFetchRequest<Note>`: the class has no type parameter at run time on iOS, where such a cast succeeds.
    func rewriteFetchRequestCast(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard let type = elements.last?.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self), type.name.text == "NSFetchRequest",
              let argument = type.genericArgumentClause?.arguments.first, elements.count >= 3,
              let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark else { return }
        let request = elements[elements.count - 3]
        edits.insert("_fetchRequest(", at: request.start)
        let result = mark.text == "?" ? "as NSFetchRequest<\(argument.trimmedDescription)>?" : ""
        edits.replace(cast.start..<type.end, with: ", of: (\(argument.trimmedDescription)).self)\(result.isEmpty ? "" : " " + result)")
    }
}
