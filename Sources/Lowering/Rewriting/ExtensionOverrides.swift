import SwiftSyntax

/// Overrides of methods that an extension gives to another module's class. On iOS they are found by their Objective-C name;
/// native Swift can't override them. So the extension's method looks for an override first, `super` reaches what it did,
/// and the overriding methods are found through glue. What another extension overrides for a class below is asked by that class.
enum ExtensionOverrides {
    static let originalPrefix = "_original_"

    /// What the override is called that an extension gives to a class of another module.
    static func moved(_ name: String, of type: String) -> String { "\(GlueWriter.movedPrefix)\(type.split(separator: ".").joined(separator: "_"))_\(name)" }

    static func key(_ member: Member) -> String { "override \(member.fullName)" }

    /// `func f(_ x: Int) -> Bool { if let body = _overriding(self, "override f(_:)") { return _objcCast(body([x])) }; return _original_f(x) }`
    static func dispatcher(for member: Member, overriding classes: [String]) -> String {
        let values = member.parameters.map(\.name).joined(separator: ", ")
        let arguments = member.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let below = classes.map { "if let own = self as? \($0) { return own.\(moved(member.name, of: $0))(\(arguments)) }; " }.joined()
        let access = member.modifiers.contains("public") || member.modifiers.contains("open") ? "public " : ""
        let found = member.type == nil ? "_ = body([\(values)]); return" : "return _objcCast(body([\(values)]))"
        return "\(access)func \(member.name)\(member.signature) { \(below)if let body = _overriding(self, \"\(key(member))\") { \(found) }; return \(originalPrefix)\(member.name)(\(arguments)) }; "
    }
}

extension Rewriter {
    /// Whether `node` was one of these methods, and is rewritten.
    func rewriteExtensionOverride(_ node: FunctionDeclSyntax, _ member: Member) -> Bool {
        guard index.overriddenExtensionMethods.contains(member.fullName) else { return false }
        if let extended = currentExtension?.extendedType.trimmedDescription, currentType == nil, member.isOverride {
            for modifier in node.modifiers where modifier.name.text == "override" { edits.blank(modifier.range) }
            edits.replace(node.name.range, with: ExtensionOverrides.moved(member.name, of: extended))
            return true
        }
        if currentExtension != nil, currentType == nil, member.isExposed || currentExtension?.attributes.names.contains("objc") == true {
            edits.insert(ExtensionOverrides.dispatcher(for: member, overriding: index.overridingExtensions[member.fullName] ?? []), at: node.start)
            edits.insert(ExtensionOverrides.originalPrefix, at: node.name.start)
            return true
        }
        guard member.overridesExtension, let type = currentType else { return false }
        if !index.isOverriddenAbove(type, member.fullName) {
            for modifier in node.modifiers where modifier.name.text == "override" { edits.blank(modifier.range) }
        }
        edits.insert(GlueWriter.movedPrefix, at: node.name.start)
        return true
    }

    /// `super.f(x)` where `f` is one of them.
    func rewriteSuperCall(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true else { return }
        let name = node.declName.baseName
        guard let type = currentType else {
            if currentExtension != nil, index.overridingExtensions.keys.contains(where: { $0.hasPrefix("\(name.text)(") }) { edits.insert(ExtensionOverrides.originalPrefix, at: name.start) }
            return
        }
        guard let full = type.members.first(where: { $0.overridesExtension && $0.name == name.text })?.fullName else { return }
        edits.insert(index.isOverriddenAbove(type, full) ? GlueWriter.movedPrefix : ExtensionOverrides.originalPrefix, at: name.start)
    }
}
