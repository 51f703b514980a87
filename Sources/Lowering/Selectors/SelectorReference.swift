import SwiftSyntax

/// What stands inside `#selector(…)` or `#keyPath(…)`.
struct SelectorReference {
    enum Accessor { case getter, setter }

    var accessor: Accessor?
    var name: String
    /// The labels where they are written: `foo(_:bar:)`.
    var labels: [String?]?
    /// What stands before the last dot.
    var base: String?
    /// How many arguments the type after `as` has.
    var castArity: Int?

    init?(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return nil }
        switch argument.label?.text {
        case "getter": accessor = .getter
        case "setter": accessor = .setter
        default: break
        }
        self.name = ""
        guard read(argument.expression) else { return nil }
    }

    private mutating func read(_ expression: ExprSyntax) -> Bool {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            if let type = sequence.elements.last?.as(TypeExprSyntax.self) { readCast(type.type) }
            return sequence.elements.first.map { read($0) } ?? false
        }
        if let cast = expression.as(AsExprSyntax.self) {
            readCast(cast.type)
            return read(cast.expression)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return read(tuple.elements.first!.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return read(unwrapped.expression) }
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return read(chained.expression) }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty { labels = []; return read(call.calledExpression) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            base = member.base?.trimmedDescription
            read(member.declName)
            return true
        }
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return false }
        read(reference)
        return true
    }

    private mutating func read(_ reference: DeclReferenceExprSyntax) {
        name = reference.baseName.identifierText
        guard let names = reference.argumentNames else { return }
        labels = names.arguments.map { $0.name.tokenKind == .wildcard ? nil : $0.name.identifierText }
    }

    private mutating func readCast(_ type: TypeSyntax) {
        var type = type
        while true {
            if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType; continue }
            if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 { type = tuple.elements.first!.type; continue }
            break
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return }
        // The method of a type's own name is curried: (Type) -> (arguments) -> result.
        let inner = function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
        castArity = inner.parameters.count
    }
}
