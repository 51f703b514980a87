import NibArchive

/// UILabel.
enum LabelElements {
    static let kinds = [
        ElementKind("label", "UILabel", base: ViewElements.rows, ignoring: ["usesAttributedText"], [
            builtInLabel,
            text,
            .font(),
            Row(children: ["textColor"]) { element, node, nib in
                node.add("UITextColor", .object(textColor(element, nib)))
                if let color = element.child("textColor"), color.name == "color" { NamedColors.note(color, "textColor", node, nib) }
            },
            .color("highlightedColor", "UIHighlightedColor"),
            .color("shadowColor", "UIShadowColor"),
            Row(children: ["shadowOffset"]) { element, node, _ in
                let offset = element.child("shadowOffset")
                node.add("UIShadowOffset", .pair(offset?.number("width") ?? 0, offset?.number("height") ?? -1))
            },
            .inverse("enabled", "UIDisabled"),
            .flag("highlighted", "UIHighlighted"),
            .integer("numberOfLines", "UINumberOfLines", omitting: 1),
            shrinking,
            .choice("baselineAdjustment", "UIBaselineAdjustment", Choices.baselineAdjustment, omitting: 0),
            .choice("lineBreakMode", "UILineBreakMode", Choices.lineBreak, omitting: 4),
            .choice("textAlignment", "UITextAlignment", Choices.textAlignment, missing: 0),
            Row(attributes: ["minimumScaleFactor"], key: "UIMinimumScaleFactor") { element, node, _ in
                if let least = least(element) { node.add("UIMinimumScaleFactor", .float(Float(least.scale))) }
            },
            .float("preferredMaxLayoutWidth", "UIPreferredMaxLayoutWidth"),
            .flag("adjustsLetterSpacingToFitWidth", "UIAdjustsLetterSpacingToFit"),
            .flag("allowsDefaultTighteningForTruncation", "UIAllowsDefaultTighteningForTruncation"),
            .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
            .flag("showsExpansionTextWhenTruncated", "UIShowsExpansionTextWhenTruncated"),
            .choice("lineBreakStrategy", "UILineBreakStrategy", ["none": 0, "pushOut": 1, "hangulWordPriority": 2, "standard": 0xffff]),
            attributedText,
            Row { element, node, _ in
                node.add("UIDisableUpdateTextColorOnTraitCollectionChange", .bool(element.child("textColor")?.name == "color"))
            },
        ]),
    ]

    private static let shrinking = Row(attributes: ["adjustsFontSizeToFit", "minimumFontSize"]) { element, node, _ in
        guard let least = least(element) else { return }
        node.add("UIAdjustsFontSizeToFit", .bool(true))
        node.add("UIMinimumFontSize", .float(Float(least.size)))
    }

    /// How small a label's text may become, nil when it doesn't shrink. One that names its least size shrinks unless it
    /// says no. Of size and scale the one that is missing follows from the other.
    private static func least(_ element: Element) -> (size: Double, scale: Double)? {
        let size = element.number("minimumFontSize"), scale = element.number("minimumScaleFactor")
        guard element.flag("adjustsFontSizeToFit") ?? (size != nil || scale != nil) else { return nil }
        let own = element.child("fontDescription").map(FontValue.size(of:)) ?? 17
        if let scale { return (size ?? scale * own, scale) }
        return (size ?? 0, own > 0 ? (size ?? 0) / own : 0)
    }

    /// A table cell's own labels are of a class of their own.
    private static let builtInLabel = Row { element, node, _ in
        guard let id = element.id, let cell = element.parent?.parent?.parent, cell.name == cellName else { return }
        if cell[textLabelName] == id || cell[detailLabelName] == id { node.className = "UITableViewLabel" }
    }

    private static let text = Row(attributes: ["text"], children: ["text"]) { element, node, nib in
        let text = element.string("text") ?? element.child("attributedText").map { plain($0, nib) }
        node.add("UIText", .object(TextValue.localized(text ?? "", of: element, property: "text", nib)))
    }

    private static let attributedText = Row(children: ["attributedText"]) { element, node, nib in
        guard let child = element.child("attributedText"), child.name != "nil" else { return }
        node.add("UIAttributedText", .object(TextValue.attributed(child, nib)))
    }

    private static func plain(_ attributed: Element, _ nib: NibCompiler) -> Text {
        nib.values.bytes(attributed.children(named: "fragment").compactMap { $0.string("content")?.bytes }.joined())
    }

    /// `<nil key="textColor"/>` is the default colour, archived as the old constant.
    private static func textColor(_ element: Element, _ nib: NibCompiler) -> NibNode {
        if let child = element.child("textColor"), child.name == "color" { return ColorValue.node(child, nib) }
        return ColorValue.node(.white(0, 1), system: nib.session.isXcode(since: 11) ? "labelColor" : "darkTextColor", catalog: nil, nib)
    }

    private static let cellName: Name = "tableViewCell", textLabelName: Name = "textLabel", detailLabelName: Name = "detailTextLabel"
}
