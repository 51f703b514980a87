import Foundation
import SwiftSyntax

extension TokenSyntax {
    /// Without back quotes.
    var identifierText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension AttributeListSyntax {
    var names: Set<String> {
        Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription })
    }

    func first(named name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    /// `foo:bar:` of `@objc(foo:bar:)`.
    var objcName: String? {
        guard let text = first(named: "objc")?.arguments?.trimmedDescription, !text.isEmpty else { return nil }
        return text.filter { !$0.isWhitespace }
    }
}

extension DeclModifierListSyntax {
    /// `private(set)` is kept apart from `private`.
    var names: Set<String> { Set(map { $0.detail == nil ? $0.name.text : $0.trimmedDescription }) }
}

extension Optional where Wrapped == InheritanceClauseSyntax {
    var names: [String] {
        self?.inheritedTypes.flatMap { inherited -> [String] in
            var type = inherited.type
            while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
            if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.map { $0.type.trimmedDescription } }
            return [type.trimmedDescription]
        } ?? []
    }
}

extension FunctionParameterListSyntax {
    var parameters: [Parameter] {
        map { parameter in
            let label = parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.identifierText
            var type = parameter.type
            var isInout = false
            while let attributed = type.as(AttributedTypeSyntax.self) {
                if attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" }) { isInout = true }
                type = attributed.baseType
            }
            var text = type.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { text = String(text.dropLast()) + "?" }
            return Parameter(label: label, name: (parameter.secondName ?? parameter.firstName).text, type: text, isInout: isInout, isVariadic: parameter.ellipsis != nil)
        }
    }
}

extension MemberBlockItemListSyntax {
    func members(exposed: Bool, inExtension: Bool) -> [Member] {
        var members: [Member] = []
        for item in self {
            if let function = item.decl.as(FunctionDeclSyntax.self) {
                members.append(Member(function: function))
            } else if let variable = item.decl.as(VariableDeclSyntax.self) {
                members += Member.properties(of: variable)
            } else if let initializer = item.decl.as(InitializerDeclSyntax.self) {
                members.append(Member(initializer: initializer))
            }
        }
        for index in members.indices {
            members[index].isExposedByContext = exposed
            members[index].isInExtension = inExtension
        }
        return members
    }
}

extension Member {
    init(function: FunctionDeclSyntax) {
        self.init(kind: .method, name: function.name.identifierText)
        parameters = function.signature.parameterClause.parameters.parameters
        type = function.signature.returnClause?.type.trimmedDescription
        if let some = type, ["Void", "()", "Swift.Void"].contains(some) { type = nil }
        isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
        isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
        isGeneric = function.genericParameterClause != nil
        signature = [function.genericParameterClause?.trimmedDescription, function.signature.trimmedDescription, function.genericWhereClause.map { " " + $0.trimmedDescription }]
            .compactMap { $0 }.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        describe(function, offset: function.start)
        if Foreign.methodsOfSubclasses.contains(fullName) { modifiers.remove("override") }
        if Foreign.isAskedForSelector(self) { signature = signature.replacingOccurrences(of: "Selector)", with: "Selector!)") }
    }

    init(initializer: InitializerDeclSyntax) {
        self.init(kind: .initializer, name: "init")
        parameters = initializer.signature.parameterClause.parameters.parameters
        isFailable = initializer.optionalMark?.tokenKind == .postfixQuestionMark
        isThrowing = initializer.signature.effectSpecifiers?.throwsClause != nil
        isAsync = initializer.signature.effectSpecifiers?.asyncSpecifier != nil
        isGeneric = initializer.genericParameterClause != nil
        describe(initializer, offset: initializer.start)
    }

    static func properties(of variable: VariableDeclSyntax) -> [Member] {
        variable.bindings.compactMap { binding in
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            var member = Member(kind: .property, name: pattern.identifier.identifierText)
            let last = variable.bindings.last { $0.typeAnnotation != nil }
            member.type = (binding.typeAnnotation ?? (binding.initializer == nil ? last?.typeAnnotation : nil))?.type.trimmedDescription
            member.hasInitialValue = binding.initializer != nil || binding.accessorBlock?.isComputed == true
            member.observers = binding.accessorBlock?.observers ?? []
            member.isSettable = variable.bindingSpecifier.tokenKind == .keyword(.var) && (binding.accessorBlock?.isSettable ?? true)
            member.describe(variable, offset: variable.start)
            return member
        }
    }

    private mutating func describe(_ node: some WithAttributesSyntax & WithModifiersSyntax, offset: Int) {
        attributes = node.attributes.names
        if let available = node.attributes.first(named: "available")?.arguments?.trimmedDescription, available.hasPrefix("*"), available.contains("unavailable") {
            attributes.insert("unavailable")
        }
        modifiers = node.modifiers.names
        objcName = node.attributes.objcName
        isOptionalRequirement = modifiers.contains("optional")
        self.offset = offset
    }
}

extension AccessorBlockSyntax {
    private var names: Set<String>? {
        guard case .accessors(let list) = accessors else { return nil }
        return Set(list.map(\.accessorSpecifier.text))
    }

    /// A single getter has no names.
    var isComputed: Bool { names.map { !$0.isDisjoint(with: ["get", "_read", "unsafeAddress"]) } ?? true }
    var observers: [String] { names.map { $0.intersection(["willSet", "didSet"]).sorted().reversed() } ?? [] }
    var isSettable: Bool { names.map { !isComputed || !$0.isDisjoint(with: ["set", "_modify"]) } ?? false }
}
