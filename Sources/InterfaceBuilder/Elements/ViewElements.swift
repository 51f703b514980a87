import NibArchive

/// UIView and what is archived as one.
enum ViewElements {
    static let kinds = [
        ElementKind("view", "UIView", base: rows),
        ElementKind("containerView", "UIView", base: rows),
        ElementKind("imageView", "UIImageView", base: rows, [
            .image("image", "UIImage"),
            .image("highlightedImage", "UIHighlightedImage"),
            .flag("highlighted", "UIHighlighted"),
            .flag("animating", "UIAnimating"),
            symbolConfiguration("preferredSymbolConfiguration", "UIPreferredSymbolConfiguration"),
            .flag("adjustsImageSizeForAccessibilityContentSizeCategory", "UIAdjustsImageSizeForAccessibilityContentSizeCategory"),
        ]),
        ElementKind("stackView", "UIStackView", base: rows, [
            Row { element, node, nib in
                let subviews = ViewRows.subviews(of: element, nib)
                if !subviews.isEmpty { node.add("UIStackViewArrangedSubviews", .object(nib.values.array(subviews))) }
            },
            .choice("axis", "UIStackViewAxis", ["horizontal": 0, "vertical": 1], missing: 0),
            .choice("distribution", "UIStackViewDistribution", [
                "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4,
            ], missing: 0),
            .choice("alignment", "UIStackViewAlignment", [
                "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4, "lastBaseline": 5,
            ], missing: 0),
            Row(attributes: ["spacing", "spacingType"]) { element, node, _ in
                // The standard space between siblings is 8 points.
                let standard: Double = element["spacingType"] == "standard" ? 8 : 0
                node.add("UIStackViewSpacing", .double(element.number("spacing") ?? standard))
            },
            .everyFlag("baselineRelativeArrangement", "UIStackViewBaselineRelative"),
            .everyFlag("layoutMarginsRelativeArrangement", "UIStackViewLayoutMarginsRelative"),
        ]),
        ElementKind("visualEffectView", "UIVisualEffectView", base: rows, [
            .object("contentView", "UIVisualEffectViewContentView"),
            VisualEffect.row,
        ]),
        ElementKind("window", "UIWindow", base: rows, [
            .flag("resizesToFullScreen", "UIResizesToFullScreen"),
            Row(attributes: ["visibleAtLaunch"]) { element, node, nib in
                if element.flag("visibleAtLaunch") == true { nib.windows.append(node) }
            },
        ]),
        ElementKind("collectionReusableView", "UICollectionReusableView", base: rows, [.string("reuseIdentifier", "UIReuseIdentifier")]),
        ElementKind("tableViewCellContentView", "UITableViewCellContentView", base: rows, ignoring: ["tableViewCell"]),
        ElementKind("collectionViewCellContentView", "UIView", base: rows),
    ]

    /// Keys of UIView, before those of any subclass.
    static let rows: [Row] = [
        ViewRows.frame,
        Row(children: ["subviews"]) { element, node, nib in
            let subviews = ViewRows.archivedSubviews(of: element, nib)
            if !subviews.isEmpty { node.add("UISubviews", .object(nib.values.mutableArray(subviews))) }
        },
        ViewRows.background,
        .constant("UIDeepDrawRect") { .bool(true) }.since(8),
        ViewRows.opaque,
        .flag("hidden", "UIHidden"),
        .integer("tag", "UITag", omitting: 0),
        .inverse("userInteractionEnabled", "UIUserInteractionDisabled"),
        .flag("multipleTouchEnabled", "UIMultipleTouchEnabled"),
        .flag("autoresizesSubviews", "UIAutoresizeSubviews", missing: true),
        ViewRows.autoresizing,
        .flag("clearsContextBeforeDrawing", "UIClearsContextBeforeDrawing", missing: true, writing: false),
        .color("tintColor", "UITintColor"),
        .choice("contentMode", "UIContentMode", Choices.contentMode, omitting: 0),
        .flag("clipsSubviews", "UIClipsToBounds"),
        .float("alpha", "UIAlpha", omitting: 1),
        .inverse("translatesAutoresizingMaskIntoConstraints", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"),
        ViewRows.constraints,
        ViewRows.layoutGuides,
        ViewRows.priorities("horizontalHuggingPriority", "verticalHuggingPriority", "UIViewContentHuggingPriority", default: 250),
        .insets("layoutMargins", "UIViewLayoutMargins", keepingZero: true),
        .insets("directionalLayoutMargins", "UIViewLayoutMargins", keepingZero: true),
        ViewRows.standardMargins,
        ViewRows.priorities(
            "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
            "UIViewContentCompressionResistancePriority", default: 750),
        Row(attributes: ["insetsLayoutMarginsFromSafeArea"], isOptional: true) { element, node, _ in
            if element.flag("insetsLayoutMarginsFromSafeArea") == false { node.add("UIViewInsetsLayoutMarginsFromSafeArea", .int(0)) }
        },
        Row(attributes: ["preservesSuperviewLayoutMargins"], isOptional: true) { element, node, nib in
            guard element.flag("preservesSuperviewLayoutMargins") == true else { return }
            node.add("UIViewPreservesSuperviewMargins", .bool(true))
            if nib.session.isXcode(since: 9) { node.add("UIViewPreservesSpecificSuperviewMargins", .int(15)) }
        },
        .flag("layoutMarginsFollowReadableWidth", "UIViewLayoutMarginsFollowReadableWidth"),
        .choice("semanticContentAttribute", "UIViewSemanticContentAttribute", Choices.semanticContent, missing: 0),
        .choice("tintAdjustmentMode", "UIViewTintAdjustmentMode", Choices.tintAdjustment, omitting: 0),
        .choice("overrideUserInterfaceStyle", "UIViewOverrideUserInterfaceStyle", ["unspecified": 0, "light": 1, "dark": 2], omitting: 0),
        .string("restorationIdentifier", "UIRestorationIdentifier"),
        .constant("UIViewLargeContentStoredProperties") { .null }.since(11),
        VariationRows.view,
    ]

    static func symbolConfiguration(_ role: Name, _ key: Key) -> Row {
        Row(children: [role]) { element, node, nib in
            if let configuration = element.child(role).flatMap({ SymbolConfiguration.node($0, nib) }) {
                node.add(key, .object(configuration))
            }
        }
    }
}
