import Lowering
import SwiftSyntax

/// A member or global, of the app or of a table's line parsed as Swift.
final class AppMember {
    enum Kind { case property, method, initializer, `subscript`, enumCase }

    struct Parameter {
        var label: String?
        var hasDefault: Bool
        var isVariadic: Bool
        var type: TypeSyntax
    }

    let kind: Kind
    let name: String
    var isStatic = false
    var parameters: [Parameter] = []
    /// A property's type, a function's result.
    var type: TypeSyntax?
    /// What a property without a written type begins with.
    var initial: ExprSyntax?
    /// The types around it.
    let context: [String]
    var generics: Set<String> = []
    var isRequirement = false
    /// The type of a property that has none written, once it was looked for.
    var inferred: Shape?

    init(_ kind: Kind, _ name: String, context: [String]) { (self.kind, self.name, self.context) = (kind, name, context) }

    /// `tableView(_:cellForRowAt:)`.
    var fullName: String {
        kind == .property || kind == .enumCase && parameters.isEmpty ? name : "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}

extension AppMember {
    /// Every member that a declaration makes: one, or as many as a `var` has bindings.
    static func members(of declaration: DeclSyntax, context: [String]) -> [AppMember] {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let member = AppMember(.method, function.name.plain, context: context)
            member.take(function.signature.parameterClause, function.modifiers)
            member.type = function.signature.returnClause?.type
            member.generics = function.genericParameterClause.names
            return [member]
        }
        if let initializer = declaration.as(InitializerDeclSyntax.self) {
            let member = AppMember(.initializer, "init", context: context)
            member.take(initializer.signature.parameterClause, initializer.modifiers)
            member.generics = initializer.genericParameterClause.names
            return [member]
        }
        if let accessor = declaration.as(SubscriptDeclSyntax.self) {
            let member = AppMember(.subscript, "subscript", context: context)
            member.take(accessor.parameterClause, accessor.modifiers)
            member.type = accessor.returnClause.type
            member.generics = accessor.genericParameterClause.names
            return [member]
        }
        if let cases = declaration.as(EnumCaseDeclSyntax.self) { return cases.elements.map { enumCase($0, context) } }
        return declaration.as(VariableDeclSyntax.self).map { properties($0, context) } ?? []
    }

    private func take(_ clause: FunctionParameterClauseSyntax, _ modifiers: DeclModifierListSyntax) {
        isStatic = modifiers.isStatic
        parameters = clause.parameters.map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.plain
            return Parameter(label: label, hasDefault: parameter.defaultValue != nil, isVariadic: parameter.ellipsis != nil, type: parameter.type)
        }
    }

    private static func enumCase(_ element: EnumCaseElementSyntax, _ context: [String]) -> AppMember {
        let member = AppMember(.enumCase, element.name.plain, context: context)
        member.isStatic = true
        member.parameters = (element.parameterClause?.parameters ?? []).map {
            Parameter(label: $0.firstName?.plain, hasDefault: $0.defaultValue != nil, isVariadic: false, type: $0.type)
        }
        return member
    }

    private static func properties(_ variable: VariableDeclSyntax, _ context: [String]) -> [AppMember] {
        variable.bindings.flatMap { binding -> [AppMember] in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                return binding.pattern.identifiers.map { AppMember(.property, $0, context: context) }
            }
            let member = AppMember(.property, pattern.identifier.plain, context: context)
            member.isStatic = variable.modifiers.isStatic
            let shared = binding.initializer == nil ? variable.bindings.last { $0.typeAnnotation != nil } : nil
            member.type = (binding.typeAnnotation ?? shared?.typeAnnotation)?.type
            member.initial = binding.initializer?.value
            return [member]
        }
    }
}
