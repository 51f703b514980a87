import Foundation

/// A line of the client that uses one member, inside an extension of its owner: there its generic parameters, its associated types
/// and the short names of nested types mean what they mean in the published declaration.
struct MemberUse {
    private let member: Declaration
    private let owner: Declaration?

    init(_ member: Declaration, owner: Declaration?) { (self.member, self.owner) = (member, owner) }

    var text: String? {
        switch member.kind {
        case .property, .var: property
        case .method, .func, .`init`: call
        case .case: enumCase
        case .subscript: subscripting
        case .typealias: alias
        default: nil
        }
    }

    private func inOwner(_ function: String) -> String { owner.map { "extension \($0.type) { \(function) }" } ?? function }

    /// Objective-C's protocols are for classes.
    private var isClassBound: Bool { owner.map { $0.inherits.contains("NSObjectProtocol") || $0.text.contains("AnyObject") || $0.text.contains("@objc") || $0.isForClasses } ?? false }

    private var property: String? {
        guard let property = Spelling.property(member.text) else { return nil }
        let isStatic = property.isStatic, receiver = owner == nil ? "" : isStatic ? "Self." : "self."
        let name = Spelling.escaped(property.name), effects = member.text.contains("{ get async") ? " async" : ""
        let type = DeclarationParts.plainType(property.type).replacingOccurrences(of: "!", with: "?")
        // `.layout`, of the type that has it: an extension of a protocol gives it where `Self` is that type.
        if isStatic, owner?.kind == .protocol, !member.isRequired, !type.contains("Self") { return "@MainActor func _use() { let _: \(type) = .\(name) }" }
        let mutating = owner?.kind == .struct || owner?.kind == .enum || owner?.kind == .protocol && !isClassBound
        let set = property.isSettable && !member.text.contains("(set)") && (owner?.kind != .protocol || member.text.contains("set }")) ? "; \(receiver)\(name) = v" : ""
        return inOwner("@MainActor \(isStatic && owner != nil ? "static " : set.isEmpty || !mutating ? "" : "mutating ")func _use()\(effects) { var v = \(effects.isEmpty ? "" : "await ")\(receiver)\(name); _like(&v, (\(type)).self)\(set) }")
    }

    private var call: String? {
        let parts = DeclarationParts(member.text)
        let isInit = member.kind == .`init`
        let target = isInit ? (owner!.kind == .protocol ? "Self" : owner!.type) : (owner == nil ? "" : parts.isStatic ? "Self." : "self.") + parts.name
        let effort = (parts.isThrowing ? "try! " : "") + (parts.isAsync ? "await " : "")
        var calls = [parts.parameters], types = [isInit ? (parts.isFailable ? "\(owner!.kind == .protocol ? "Self" : owner!.type)?" : "") : parts.result.map(DeclarationParts.plainType) ?? "Void"]
        let required = parts.parameters.filter { !$0.hasDefault }
        // Requirements of protocols are called with all.
        if required.count < parts.parameters.count, owner?.kind != .protocol, parts.generics.isEmpty { calls.append(required); types.append(types[0]) }
        let uses = zip(calls, types).map { parameters, type in
            let arguments = "(" + parameters.map(\.argument).joined(separator: ", ") + ")"
            if type.isEmpty || type == "Void" || type == "()" { return "_ = \(effort)\(target)\(arguments)" }
            return "do { var v = \(effort)\(target)\(arguments); _like(&v, (\(type.replacingOccurrences(of: "!", with: "?"))).self) }"
        }
        let isStatic = owner != nil && (parts.isStatic || isInit)
        let mutating = parts.isMutating ? "mutating " : ""
        let variables = parts.parameters.filter(\.isInout).map { "var \($0.name) = _v((\($0.type)).self); " }.joined()
        return inOwner("@MainActor \(isStatic ? "static " : mutating)func _use\(parts.generics)(\(parts.namingGenerics))\(parts.isAsync ? " async" : "")\(parts.constraints) { \(variables)\(uses.joined(separator: "; ")) }")
    }

    private var enumCase: String {
        var text = member.text.replacingOccurrences(of: "indirect ", with: "")
        text.removeFirst(5)
        guard text.contains("(") else { return inOwner("static func _use() { let _: Self = .\(Spelling.escaped(member.symbol)) }") }
        let parts = DeclarationParts("func " + text)
        return inOwner("static func _use() { let _: Self = .\(parts.name)(\(parts.parameters.map(\.argument).joined(separator: ", "))) }")
    }

    private var subscripting: String? {
        let parts = DeclarationParts(member.text)
        guard let result = parts.result else { return nil }
        let type = result.components(separatedBy: " {")[0], isSettable = member.text.contains(" set ")
        let arguments = parts.parameters.map { !$0.isLabelled ? "_v((\($0.type)).self)" : $0.argument }.joined(separator: ", ")
        let mutating = isSettable && owner?.kind != .class && !isClassBound ? "mutating " : ""
        return inOwner("@MainActor \(mutating)func _use\(parts.generics)(\(parts.namingGenerics))\(parts.constraints) { var v = self[\(arguments)]; _like(&v, (\(type)).self)\(isSettable ? "; self[\(arguments)] = v" : "") }")
    }

    private var alias: String? {
        guard let equals = member.text.range(of: " = "), owner?.kind != .protocol else { return nil }
        let name = member.symbol.split(separator: ".").last.map(String.init) ?? member.symbol
        let target = String(member.text[equals.upperBound...])
        guard !member.text[..<equals.lowerBound].contains("<"), owner?.text.contains("<") != true else { return nil }
        if target.contains("->") { return inOwner("@MainActor \(owner == nil ? "" : "static ")func _use(_ x: @escaping \(name)) { let _: \(target) = x }") }
        return inOwner("@MainActor \(owner == nil ? "" : "static ")func _use() { var v = _v((\(name)).self); _like(&v, (\(target)).self) }")
    }
}
