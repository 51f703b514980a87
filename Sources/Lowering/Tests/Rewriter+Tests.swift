import SwiftSyntax

extension Rewriter {
    /// What the toolchain's XCTest does otherwise than Apple's has another name in `XCTestGaps`.
    func rewriteTestName(_ node: DeclReferenceExprSyntax) {
        guard options.isTests else { return }
        switch node.baseName.text {
        case "continueAfterFailure": edits.replace(node.baseName.range, with: "_continuesAfterFailure")
        case "fulfillment" where firstLabel(ofCallOf: node) == "of": edits.replace(node.baseName.range, with: "_fulfillment")
        default: break
        }
    }

    private func firstLabel(ofCallOf node: DeclReferenceExprSyntax) -> String? {
        let callee = node.parent?.as(MemberAccessExprSyntax.self).map { ExprSyntax($0) } ?? ExprSyntax(node)
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else { return nil }
        return call.arguments.first?.label?.text
    }

    // MARK: Overrides

    /// What subclasses of Apple's `XCTestCase` may override and the toolchain's lacks. Extensions have them here, or nobody asks for them.
    private static let absentFromTestCase: Set<String> = ["runsForEachTargetApplicationUIConfiguration", "defaultMetrics", "defaultMeasureOptions", "record(_:)"]

    /// The first class of a module that overrides one of them declares it.
    func dropTestOverride(_ modifiers: DeclModifierListSyntax, _ member: Member) {
        guard options.isTests, member.isOverride, Self.absentFromTestCase.contains(member.fullName), let type = currentType, index.isTestCase(type),
              !index.chain(of: type).dropFirst().contains(where: { $0.members.contains { $0.fullName == member.fullName } }) else { return }
        for modifier in modifiers where modifier.name.text == "override" { edits.blank(modifier.range) }
    }
}
