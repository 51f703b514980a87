import Foundation

/// From attributed values to the attributed objects that labels show.
@MainActor enum AttributedTitle {
    /// `text` with `base` under its own attributes.
    static func string(_ text: AttributedString, base: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in text.runs {
            let attributes = base.merging(self.attributes(of: run.attributes)) { $1 }
            result.append(NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
        }
        return result
    }

    static func string(_ text: NSAttributedString, base: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text.string, attributes: base)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in result.addAttributes(attributes, range: range) }
        return result
    }

    static func attributes(_ transformer: UIConfigurationTextAttributesTransformer, _ base: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        base.merging(attributes(of: transformer(container(base)))) { $1 }
    }

    /// What a transformer is handed: font and colour as they would be.
    private static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
        typealias Scope = AttributeScopes.UIKitAttributes
        var container = AttributeContainer()
        container[Scope.FontAttribute.self] = attributes[.font] as? UIFont
        container[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
        return container
    }

    static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = container[Scope.FontAttribute.self]
        found[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
        found[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
        found[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
        found[.kern] = container[Scope.KernAttribute.self] ?? container[Scope.TrackingAttribute.self]
        found[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
        return found
    }
}
