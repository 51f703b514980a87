import LaunchRules
import SwiftSyntax

extension Rewriter {
    func rewriteAttribute(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "UIApplicationMain" where holds("A12"), "NSApplicationMain" where holds("A12"):
            edits.replace(node.range, with: "@main")
            return .skipChildren
        case "available":
            if !isKept(node) { edits.blank(node.range) }
            return .skipChildren
        case "convention" where node.arguments?.trimmedDescription == "block":
            edits.blank(node.range)
            return .skipChildren
        // Implementations of methods: C knows no selectors here.
        case "convention" where node.arguments?.trimmedDescription == "c" && node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription.contains("Selector") == true:
            edits.blank(node.range)
            return .skipChildren
        default:
            guard Self.dropped.contains(name) else { return .visitChildren }
            edits.blank(node.range)
            return .skipChildren
        }
    }

    private static let dropped: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSCopying", "NSManaged",
    ]

    /// `*` and `swift` speak of the declaration itself; a platform's versions were decided by the emulated one.
    private func isKept(_ node: AttributeSyntax) -> Bool {
        let first = node.arguments?.trimmedDescription ?? ""
        // What the class's body calls has to be callable.
        if currentExtension != nil, first.contains("unavailable") { return false }
        if first.contains("unavailable"), isReachedByGlue(node) { return false }
        return first.hasPrefix("*") || first.hasPrefix("swift")
    }

    /// What only Interface Builder may set: the compiler wouldn't let glue set it either.
    private func isReachedByGlue(_ node: AttributeSyntax) -> Bool {
        guard let owner = node.parent?.parent, currentType?.kind == .class || currentExtension != nil else { return false }
        let names = owner.as(VariableDeclSyntax.self)?.attributes.names ?? owner.as(FunctionDeclSyntax.self)?.attributes.names ?? []
        return !names.isDisjoint(with: ["IBInspectable", "IBOutlet", "IBAction", "objc"]) || currentType?.attributes.contains("objcMembers") == true
    }

    func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
        let holds = options.holds(node.availabilityArguments)
        edits.replace(node.range, with: (node.availabilityKeyword.tokenKind == .poundUnavailable) != holds ? "true" : "false")
    }

    // MARK: SwiftUI's previews

    func dropsPreview(_ node: StructDeclSyntax) -> Bool {
        guard node.inheritanceClause.names.contains(where: { $0 == "PreviewProvider" || $0 == "SwiftUI.PreviewProvider" }) else { return false }
        edits.blank(node.range)
        report(.warning, at: node.start, "previews need SwiftUI; \(node.name.text) is left out")
        return true
    }

    func dropPreview(_ node: some SyntaxProtocol) {
        edits.blank(node.range)
        report(.warning, at: node.start, "#Preview needs SwiftUI; it is left out")
    }
}
