import SwiftSyntax

/// A target of Swift 4.0 sees some of UIKit's keys as texts; 4.2 gave them types.
extension Rewriter {
    /// `didFinishPickingMediaWithInfo info: [String: Any]`
    func rewriteInfoKeys(_ node: FunctionDeclSyntax, _ member: Member) {
        guard options.swiftVersion == "4", let key = Self.keys[member.fullName] else { return }
        for parameter in node.signature.parameterClause.parameters {
            let plain = parameter.type.trimmedDescription.filter { !$0.isWhitespace }
            guard plain == "[String:Any]" || plain == "[String:AnyObject]" else { continue }
            edits.replace(parameter.type.range, with: "[\(key): Any]")
            // `info["UIImagePickerControllerOriginalImage"]`
            let spelled = SpelledKeys(of: (parameter.secondName ?? parameter.firstName).text)
            if let body = node.body { spelled.walk(body) }
            for literal in spelled.found {
                edits.insert("\(key)(rawValue: ", at: literal.lowerBound)
                edits.insert(")", at: literal.upperBound)
            }
        }
    }

    private static let keys = ["imagePickerController(_:didFinishPickingMediaWithInfo:)": "UIImagePickerController.InfoKey"]

    /// `field.defaultTextAttributes = ["NSFont": …]`
    func rewriteTextAttributes(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName
        guard options.swiftVersion == "4", Self.attributes.contains(name.text), !index.declaresProperty(name.text) else { return }
        edits.insert("_", at: name.start)
    }

    private static let attributes: Set<String> = ["defaultTextAttributes", "typingAttributes", "linkTextAttributes"]
}

/// The literals by which a dictionary of a name is asked.
private final class SpelledKeys: SyntaxVisitor {
    private let name: String
    private(set) var found: [Range<Int>] = []

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name, node.arguments.count == 1,
           let literal = node.arguments.first?.expression.as(StringLiteralExprSyntax.self) { found.append(literal.range) }
        return .visitChildren
    }
}
