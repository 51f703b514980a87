import SwiftSyntax

/// Overrides of methods that an extension gives to another module's class. On iOS they are found by their Objective-C name;
/// native Swift can't override them. So the extension's method looks for an override first, `super` reaches what it did,
/// and the overriding methods are found through glue.
enum ExtensionOverrides {
    static let originalPrefix = "_original_"

    static func key(_ member: Member) -> String { "override \(member.fullName)" }

    /// `func f(_ x: Int) -> Bool { if let body = _overriding(self, "override f(_:)") { return _objcCast(body([x])) }; return _original_f(x) }`
    static func dispatcher(for member: Member) -> String {
        let values = member.parameters.map(\.name).joined(separator: ", ")
        let arguments = member.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.name }.joined(separator: ", ")
        let access = member.modifiers.contains("public") || member.modifiers.contains("open") ? "public " : ""
        let found = member.type == nil ? "_ = body([\(values)]); return" : "return _objcCast(body([\(values)]))"
        return "\(access)func \(member.name)\(member.signature) { if let body = _overriding(self, \"\(key(member))\") { \(found) }; return \(originalPrefix)\(member.name)(\(arguments)) }; "
    }
}

extension Rewriter {
    /// Whether `node` was one of these methods, and is rewritten.
    func rewriteExtensionOverride(_ node: FunctionDeclSyntax, _ member: Member) -> Bool {
        guard index.overriddenExtensionMethods.contains(member.fullName) else { return false }
        if currentExtension != nil, currentType == nil, member.isExposed || currentExtension?.attributes.names.contains("objc") == true {
            edits.insert(ExtensionOverrides.dispatcher(for: member), at: node.start)
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
        guard node.base?.is(SuperExprSyntax.self) == true, let type = currentType else { return }
        let name = node.declName.baseName
        guard let full = type.members.first(where: { $0.overridesExtension && $0.name == name.text })?.fullName else { return }
        edits.insert(index.isOverriddenAbove(type, full) ? GlueWriter.movedPrefix : ExtensionOverrides.originalPrefix, at: name.start)
    }
}
