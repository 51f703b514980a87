import Foundation

/// From attributed values to the attributed objects that labels show.
@MainActor enum AttributedTitle {
    /// `text` with `base` under its own attributes.
    nonisolated static func string(_ text: AttributedString, base: [NSAttributedString.Key: Any]) -> NSAttributedString {
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

    nonisolated static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var found: [NSAttributedString.Key: Any] = [:]
        found[.font] = container[Scope.FontAttribute.self]
        found[.foregroundColor] = container[Scope.ForegroundColorAttribute.self]
        found[.backgroundColor] = container[Scope.BackgroundColorAttribute.self]
        found[.paragraphStyle] = container[Scope.ParagraphStyleAttribute.self]
        found[.kern] = container[Scope.KernAttribute.self] ?? container[Scope.TrackingAttribute.self]
        found[.baselineOffset] = container[Scope.BaselineOffsetAttribute.self]
        found[.strokeColor] = container[Scope.StrokeColorAttribute.self]
        found[.strokeWidth] = container[Scope.StrokeWidthAttribute.self]
        found[.underlineStyle] = container[Scope.UnderlineStyleAttribute.self]?.rawValue
        found[.underlineColor] = container[Scope.UnderlineColorAttribute.self]
        found[.strikethroughStyle] = container[Scope.StrikethroughStyleAttribute.self]?.rawValue
        found[.strikethroughColor] = container[Scope.StrikethroughColorAttribute.self]
        found[.shadow] = container[Scope.ShadowAttribute.self]
        found[.attachment] = container[Scope.AttachmentAttribute.self]
        found[.obliqueness] = container[Scope.ObliquenessAttribute.self]
        found[.expansion] = container[Scope.ExpansionAttribute.self]
        found[.ligature] = container[Scope.LigatureAttribute.self]
        found[.link] = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return found
    }
}
