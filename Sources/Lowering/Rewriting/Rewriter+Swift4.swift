import SwiftSyntax

/// A target of Swift 4.0 sees some of UIKit's keys as texts; 4.2 gave them types.
extension Rewriter {
    /// `didFinishPickingMediaWithInfo info: [String: Any]`
    func rewriteInfoKeys(_ node: FunctionDeclSyntax, _ member: Member) {
        guard options.swiftVersion == "4", let key = Self.keys[member.fullName] else { return }
        for parameter in node.signature.parameterClause.parameters {
            let plain = parameter.type.trimmedDescription.filter { !$0.isWhitespace }
            if plain == "[String:Any]" || plain == "[String:AnyObject]" { edits.replace(parameter.type.range, with: "[\(key): Any]") }
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
