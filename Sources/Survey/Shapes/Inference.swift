import Checking
import SwiftSyntax

/// Finds out what it can of an expression's type, and says nothing of the rest.
struct Inference {
    let universe: Universe
    /// The types around the expression.
    var context: [String]
    var generics: Set<String> = []
    /// Local names, innermost scope last.
    var scopes: [[String: Shape]] = []
    var isStatic = false
    private let known = KnownShapes()

    init(universe: Universe, context: [String], generics: Set<String> = []) {
        (self.universe, self.context, self.generics) = (universe, context, generics)
    }

    /// Each expression is looked at once, however long the chain that it is part of.
    func shape(of expression: ExprSyntax) -> Shape {
        if let shape = known.shapes[expression.id] { return shape }
        let shape = inferredShape(of: expression)
        known.shapes[expression.id] = shape
        return shape
    }

    private func inferredShape(of expression: ExprSyntax) -> Shape {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node): return shape(of: node)
        case .memberAccessExpr(let node): return shape(of: node)
        case .functionCallExpr(let node): return shape(of: node)
        case .subscriptCallExpr(let node): return node.arguments.count == 1 ? shape(of: node.calledExpression).subscripted : .unknown
        case .optionalChainingExpr(let node): return shape(of: node.expression)
        case .forceUnwrapExpr(let node): return shape(of: node.expression)
        case .tryExpr(let node): return shape(of: node.expression)
        case .awaitExpr(let node): return shape(of: node.expression)
        case .tupleExpr(let node) where node.elements.count == 1: return shape(of: node.elements.first!.expression)
        case .genericSpecializationExpr(let node): return specialised(node)
        case .superExpr: return superclass
        case .stringLiteralExpr: return .named("String")
        case .sequenceExpr(let node): return shape(of: Array(node.elements))
        case .asExpr(let node): return universe.shape(of: node.type, in: context, generics: generics)
        default: return .unknown
        }
    }

    var enclosing: Shape { context.isEmpty ? .unknown : .named(context.joined(separator: ".")) }

    private var superclass: Shape {
        guard case .named(let path, _) = enclosing, let parent = universe.superclass(of: path) else { return .unknown }
        return isStatic ? .metatype(parent) : .named(parent)
    }

    /// `x as T`, `x ?? y`; of other operators nothing is known.
    private func shape(of elements: [ExprSyntax]) -> Shape {
        guard elements.count == 3 else { return .unknown }
        if elements[1].is(UnresolvedAsExprSyntax.self), elements[2].trimmedDescription == "AnyObject" { return .anyObject }
        if elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)?.type {
            return universe.shape(of: type, in: context, generics: generics)
        }
        return elements[1].trimmedDescription == "??" ? shape(of: elements[0]) : .unknown
    }

    private func specialised(_ node: GenericSpecializationExprSyntax) -> Shape {
        guard case .metatype(let path, _) = shape(of: node.expression) else { return .unknown }
        return .metatype(path, node.genericArgumentClause.arguments.map { argument in
            if case .type(let type) = argument.argument { return universe.shape(of: type, in: context, generics: generics) }
            return .unknown
        })
    }

    // MARK: Names

    enum Reference {
        case local(Shape)
        case member([Universe.Found], owner: Shape)
        case global([Universe.Found])
        case type(String)
        case nothing
    }

    /// What a plain name means here.
    func reference(_ name: String) -> Reference {
        for scope in scopes.reversed() { if let shape = scope[name] { return .local(shape) } }
        for count in stride(from: context.count, to: 0, by: -1) {
            let path = context.prefix(count).joined(separator: ".")
            let (found, _) = universe.members(name, of: path)
            if !found.isEmpty { return .member(found, owner: isStatic ? .metatype(path) : .named(path)) }
        }
        if generics.contains(name) { return .local(.unknown) }
        if let path = universe.path(of: [name], in: context) { return .type(path) }
        let found = (universe.app.globals[name] ?? []).map(Universe.Found.app)
        if !found.isEmpty { return .global(found) }
        let others = (universe.table.globals[name] ?? []).map(Universe.Found.table)
        return others.isEmpty ? .nothing : .global(others)
    }

    private func shape(of node: DeclReferenceExprSyntax) -> Shape {
        let name = node.baseName.plain
        if name == "self" { return isStatic ? metatype(of: enclosing) : enclosing }
        if name == "Self" { return metatype(of: enclosing) }
        switch reference(name) {
        case .local(let shape): return shape
        case .member(let found, let owner): return value(found, on: owner)
        case .global(let found): return value(found, on: .unknown)
        case .type(let path): return metatype(ofTypeAt: path)
        case .nothing: return .unknown
        }
    }

    private func metatype(ofTypeAt path: String) -> Shape {
        if ["Any", "AnyObject"].contains(path) { return .unknown }
        guard let target = universe.aliasShape(path) else { return .metatype(path) }
        return metatype(of: target)
    }

    private func metatype(of shape: Shape) -> Shape {
        if case .named(let path, let arguments) = shape { return .metatype(universe.unaliased(path), arguments) }
        return .unknown
    }

    /// A property's type; of a method what calling it gives.
    private func value(_ found: [Universe.Found], on owner: Shape) -> Shape {
        let result = universe.result(of: found, on: owner)
        return found.contains { universe.member($0)?.kind == .method } ? .function(result) : result
    }

    // MARK: Members

    /// A member access as owner and declarations; nil where the owner isn't known.
    func members(_ node: MemberAccessExprSyntax) -> (owner: Shape, path: String, found: [Universe.Found], isComplete: Bool)? {
        guard let base = node.base else { return nil }
        let owner = shape(of: base)
        switch owner {
        case .named(let path, _), .metatype(let path, _):
            let (found, isComplete) = universe.members(node.declName.baseName.plain, of: path)
            return (owner, path, found, isComplete)
        case .unknown, .function, .anyObject: return nil
        }
    }

    private func shape(of node: MemberAccessExprSyntax) -> Shape {
        let name = node.declName.baseName.plain
        guard let base = node.base else { return .unknown }
        if name == "self" { return shape(of: base) }
        if case .metatype(let path, _) = shape(of: base), let nested = universe.path(of: path.split(separator: ".").map(String.init) + [name], in: []),
           universe.members(name, of: path).found.isEmpty { return metatype(ofTypeAt: nested) }
        if base.as(DeclReferenceExprSyntax.self).map({ universe.table.modules.contains($0.baseName.plain) }) == true, let path = universe.path(of: [name], in: []) {
            return metatype(ofTypeAt: path)
        }
        guard let (owner, _, found, _) = members(node), !found.isEmpty else { return .unknown }
        return value(found, on: owner)
    }

    private func shape(of node: FunctionCallExprSyntax) -> Shape {
        let called = node.calledExpression
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.plain == "init", let base = member.base { return shape(of: base).instance }
        if let list = called.as(ArrayExprSyntax.self), list.elements.count == 1, node.arguments.isEmpty, let first = list.elements.first {
            return .named("Array", [shape(of: first.expression).instance])
        }
        // Of overloads, those that the labels fit.
        if let member = called.as(MemberAccessExprSyntax.self), let (owner, _, found, _) = members(member) {
            let fitting = found.filter { universe.member($0).map { CallLabels(node).fit($0) } ?? false }
            if !fitting.isEmpty { return universe.result(of: fitting, on: owner) }
        }
        switch shape(of: called) {
        case .metatype(let path, let arguments): return .named(path, arguments)
        case .function(let result): return result
        default: return .unknown
        }
    }
}

private final class KnownShapes {
    var shapes: [SyntaxIdentifier: Shape] = [:]
}
