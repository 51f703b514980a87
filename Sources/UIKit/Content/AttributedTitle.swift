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
        base.merging(attributes(of: transformer(AttributeContainer()))) { $1 }
    }

    static func attributes(of container: AttributeContainer) -> [NSAttributedString.Key: Any] { [:] }
}
