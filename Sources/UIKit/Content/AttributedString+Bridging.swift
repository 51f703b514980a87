import Foundation

extension NSAttributedString {
    /// The text with the attributes that UIKit's scope has a name for.
    public convenience init(_ attrStr: AttributedString) { self.init(attributedString: AttributedTitle.string(attrStr, base: [:])) }

    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws { self.init(attrStr) }
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws { self.init(attrStr) }
}

extension AttributedString {
    /// The text with the attributes that UIKit's scope has a name for.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            self.append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
        }
    }
}
