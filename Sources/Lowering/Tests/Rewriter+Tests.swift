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
}
