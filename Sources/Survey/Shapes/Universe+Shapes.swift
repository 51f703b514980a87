import Checking
import SwiftSyntax

extension Universe {
    /// What a written type stands for.
    /// - Parameter generics: names of generic parameters around it, which can be anything.
    func shape(of type: TypeSyntax, in context: [String], generics: Set<String>, follows: Bool = true) -> Shape {
        func inner(_ type: TypeSyntax) -> Shape { shape(of: type, in: context, generics: generics, follows: follows) }
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let type): return inner(type.wrappedType)
        case .implicitlyUnwrappedOptionalType(let type): return inner(type.wrappedType)
        case .attributedType(let type): return inner(type.baseType)
        case .someOrAnyType(let type): return inner(type.constraint)
        case .arrayType(let type): return .named("Array", [inner(type.element)])
        case .dictionaryType(let type): return .named("Dictionary", [inner(type.key), inner(type.value)])
        case .functionType(let type): return .function(inner(type.returnClause.type))
        case .tupleType(let type) where type.elements.count == 1: return inner(type.elements.first!.type)
        case .metatypeType(let type):
            if case .named(let path, let arguments) = inner(type.baseType) { return .metatype(path, arguments) }
            return .unknown
        case .identifierType(let type): return named([type.name.plain], type.genericArgumentClause, in: context, generics, follows)
        case .memberType(let type): return type.baseType.path.map { named($0 + [type.name.plain], type.genericArgumentClause, in: context, generics, follows) } ?? .unknown
        default: return .unknown
        }
    }

    private func named(_ name: [String], _ arguments: GenericArgumentClauseSyntax?, in context: [String], _ generics: Set<String>, _ follows: Bool) -> Shape {
        if generics.contains(name[0]) { return .unknown }
        if name == ["Self"] { return context.isEmpty ? .unknown : .named(context.joined(separator: ".")) }
        if name == ["AnyObject"] { return .anyObject }
        guard let path = path(of: name, in: context), !["Any", "Element", "Wrapped"].contains(path) else { return .unknown }
        let types = arguments?.arguments.compactMap { argument -> TypeSyntax? in
            if case .type(let type) = argument.argument { return type }
            return nil
        } ?? []
        if path == "Optional", let first = types.first { return shape(of: first, in: context, generics: generics) }
        if follows, let target = aliasShape(path) {
            guard case .named(let end, let given) = target else { return target }
            return .named(unaliased(end), given)
        }
        return .named(path, types.map { shape(of: $0, in: context, generics: generics) })
    }

    /// The type of a property, or what a method gives. Unknown where overloads differ.
    func result(of found: [Found], on owner: Shape) -> Shape {
        var result: Shape?
        for each in found {
            guard let member = member(each) else { return .unknown }
            let one = shape(of: member, on: owner)
            guard let before = result else {
                result = one
                continue
            }
            guard case .named(let first, _) = before, case .named(let second, _) = one, first == second else { return .unknown }
            result = .named(first)
        }
        return result ?? .unknown
    }

    private func shape(of member: AppMember, on owner: Shape) -> Shape {
        switch member.kind {
        case .initializer: return owner.asInstance
        case .method where member.type?.path == ["Self"], .property where member.type?.path == ["Self"]: return owner.asInstance
        case .enumCase: return .named(member.context.joined(separator: "."))
        case .method, .subscript: return member.type.map { shape(of: $0, in: member.context, generics: generics(of: member)) } ?? .unknown
        case .property: break
        }
        if let type = member.type {
            return shape(of: type, in: member.context, generics: generics(of: member))
        }
        if let known = member.inferred { return known }
        guard let initial = member.initial else { return .unknown }
        // What is inferred from itself stays unknown.
        member.inferred = .unknown
        let found = Inference(universe: self, context: member.context, generics: generics(of: member)).shape(of: initial)
        member.inferred = found
        return found
    }

    private func generics(of member: AppMember) -> Set<String> {
        var names = member.generics
        for count in 0..<member.context.count { names.formUnion(app.types[member.context[0...count].joined(separator: ".")]?.generics ?? []) }
        return names
    }
}
