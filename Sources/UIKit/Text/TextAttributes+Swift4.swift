import Foundation

/// What lowering makes of text attributes in targets of Swift 4.0, where their keys are texts.
extension UITextField {
    public var _defaultTextAttributes: [String: Any] {
        get { NamedAttributes.names(defaultTextAttributes) }
        set { defaultTextAttributes = NamedAttributes.keys(newValue) }
    }

    public var _typingAttributes: [String: Any]? {
        get { typingAttributes.map(NamedAttributes.names) }
        set { typingAttributes = newValue.map(NamedAttributes.keys) }
    }
}

extension UITextView {
    public var _typingAttributes: [String: Any] {
        get { NamedAttributes.names(typingAttributes) }
        set { typingAttributes = NamedAttributes.keys(newValue) }
    }

    public var _linkTextAttributes: [String: Any]! {
        get { NamedAttributes.names(linkTextAttributes) }
        set { linkTextAttributes = NamedAttributes.keys(newValue ?? [:]) }
    }
}

private enum NamedAttributes {
    static func names(_ attributes: [NSAttributedString.Key: Any]) -> [String: Any] { Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }) }
    static func keys(_ attributes: [String: Any]) -> [NSAttributedString.Key: Any] { Dictionary(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key($0.key), $0.value) }) }
}
