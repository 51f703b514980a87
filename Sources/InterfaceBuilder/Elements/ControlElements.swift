import NibArchive

/// UIControl and its kinds, but text and pickers.
enum ControlElements {
    static let kinds = [
        ElementKind("control", "UIControl", base: rows),
        ElementKind("button", "UIButton", base: rows, ignoring: ["hasAttributedTitle"], [
            ButtonRows.content,
            .flag("reversesTitleShadowWhenHighlighted", "UIReversesTitleShadowWhenHighlighted"),
            .flag("showsTouchWhenHighlighted", "UIShowsTouchWhenHighlighted"),
            .choice("lineBreakMode", "UILineBreakMode", Choices.lineBreak, omitting: 5),
            .flag("adjustsImageWhenHighlighted", "UIAdjustsImageWhenHighlighted", missing: true),
            .flag("adjustsImageWhenDisabled", "UIAdjustsImageWhenDisabled", missing: true),
            .choice("buttonType", "UIButtonType", [
                "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4, "contactAdd": 5,
                "plain": 6, "close": 7,
            ], omitting: 0),
            .font(),
            // A system button without a font has the system's of 15 points.
            Row { element, node, nib in
                guard element.child("fontDescription") == nil, (["roundedRect", "system"] as [Text?]).contains(element["buttonType"]) else { return }
                node.add("UIFont", .object(FontValue.system("regular", 15, nib)))
            },
            .insets("contentEdgeInsets", "UIContentEdgeInsets"),
            .insets("titleEdgeInsets", "UITitleEdgeInsets"),
            .insets("imageEdgeInsets", "UIImageEdgeInsets"),
            .size("titleShadowOffset", "UITitleShadowOffset"),
            .flag("springLoaded", "UISpringLoaded"),
            .flag("pointerInteraction", "UIPointerInteractionEnabled"),
            .flag("showsMenuAsPrimaryAction", "UIShowsMenuAsPrimaryAction"),
            .flag("changesSelectionAsPrimaryAction", "UIChangesSelectionAsPrimaryAction"),
            .choice("role", "UIButtonRole", ["normal": 0, "primary": 1, "cancel": 2, "destructive": 3], omitting: 0),
            ButtonRows.configuration,
            .ignored("preferredBehavioralStyle"), .notDone("menu"),
        ]),
        ElementKind("switch", "UISwitch", base: rows, [
            Row { element, node, _ in node.add("UISwitchEnabled", .bool(element.flag("enabled") ?? true)) },
            .flag("on", "UISwitchOn"),
            .color("onTintColor", "UISwitchOnTintColor"),
            .color("thumbTintColor", "UISwitchThumbTintColor"),
            .string("title", "UISwitchTitle"),
            .choice("preferredStyle", "UISwitchPreferredStyle", ["automatic": 0, "checkbox": 1, "sliding": 2], omitting: 0),
        ]),
        ElementKind("slider", "UISlider", base: rows, [
            .float("value", "UIValue", omitting: 0),
            .float("minValue", "UIMinValue", omitting: 0),
            .float("maxValue", "UIMaxValue", omitting: 1),
            .everyFlag("continuous", "UIContinuous", missing: true),
            .image("minimumValueImage", "UIMinimumValueImage"),
            .image("maximumValueImage", "UIMaximumValueImage"),
            .color("minimumTrackTintColor", "UIMinimumTintColor"),
            .color("maximumTrackTintColor", "UIMaximumTintColor"),
            .color("thumbTintColor", "UIThumbTintColor"),
            .ignored("preferredBehavioralStyle"),
        ]),
        ElementKind("stepper", "UIStepper", base: rows, [
            .double("value", "UIValue", omitting: 0),
            .double("minimumValue", "UIMinimumValue", omitting: 0),
            .double("maximumValue", "UIMaximumValue", omitting: 100),
            .double("stepValue", "UIStepValue", omitting: 1),
            .flag("continuous", "UIContinuous", missing: true, writing: false),
            .flag("autorepeat", "UIAutorepeat", missing: true, writing: false),
            .flag("wraps", "UIWraps"),
        ]),
        ElementKind("segmentedControl", "UISegmentedControl", base: rows, [
            .color("tintColor", "UISegmentedControlTintColor"),
            SegmentRows.segments,
            .integer("selectedSegmentIndex", "UISelectedSegmentIndex", missing: -1),
            .color("selectedSegmentTintColor", "UISegmentedControlSelectedSegmentTintColor"),
            .flag("momentary", "UIMomentary"),
            .flag("apportionsSegmentWidthsByContent", "UIApportionsSegmentWidthsByContent"),
            .ignored("segmentControlStyle"),
        ]),
        ElementKind("pageControl", "UIPageControl", base: rows, [
            .integer("numberOfPages", "UINumberOfPages", missing: 0),
            .integer("currentPage", "UICurrentPage", missing: 0),
            .flag("hidesForSinglePage", "UIHideForSinglePage"),
            .flag("defersCurrentPageDisplay", "UIDefersCurrentPageDisplay"),
            .color("currentPageIndicatorTintColor", "UICurrentPageIndicatorTintColor"),
            .color("pageIndicatorTintColor", "UIPageIndicatorTintColor"),
            .image("preferredIndicatorImage", "UIPreferredIndicatorImage"),
            .choice("backgroundStyle", "UIPageControlBackgroundStyle", ["automatic": 0, "prominent": 1, "minimal": 2], omitting: 0),
            .notDone("allowsContinuousInteraction", "preferredCurrentPageIndicatorImage", "direction"),
        ]),
        ElementKind("progressView", "UIProgressView", base: ViewElements.rows, [
            .float("progress", "UIProgress", omitting: 0),
            .choice("progressViewStyle", "UIProgressViewStyle", ["default": 0, "bar": 1], omitting: 0),
            .color("progressTintColor", "UIProgressProgressTintColor"),
            .color("trackTintColor", "UIProgressTrackTintColor"),
            .image("progressImage", "UIProgressProgressImage"),
            .image("trackImage", "UIProgressTrackImage"),
        ]),
        ElementKind("activityIndicatorView", "UIActivityIndicatorView", base: ViewElements.rows, [
            .choice("style", "UIActivityIndicatorViewStyle-Modern", ["medium": 100, "large": 101, "white": 1, "whiteLarge": 0, "gray": 2], missing: 100),
            .choice("style", "UIActivityIndicatorViewStyle", ["medium": 2, "large": 0, "white": 1, "whiteLarge": 0, "gray": 2], missing: 2),
            // Only the document's YES hides it: without the attribute the class would hide it, the document doesn't.
            .flag("hidesWhenStopped", "UIHidesWhenStopped", writing: false),
            .flag("animating", "UIAnimating"),
            .color("color", "UIColor"),
        ]),
        ElementKind("refreshControl", "UIRefreshControl", base: rows, [
            Row(children: ["attributedTitle"]) { element, node, nib in
                if let title = element.child("attributedTitle") { node.add("UIAttributedTitle", .object(TextValue.attributed(title, nib))) }
            },
        ]),
        ElementKind("colorWell", "UIColorWell", base: rows, [
            .color("selectedColor", "UISelectedColor"), .string("title", "UITitle"), .flag("supportsAlpha", "UISupportsAlpha", missing: true, writing: false),
        ]),
    ]

    /// Keys of UIControl, after those of UIView.
    static let rows: [Row] = ViewElements.rows + [
        .flag("selected", "UISelected"),
        .flag("highlighted", "UIHighlighted"),
        .inverse("enabled", "UIDisabled"),
        Row(attributes: ["contentVerticalAlignment"]) { element, node, _ in
            guard let word = element["contentVerticalAlignment"], let value = Choices.verticalAlignment[word], value != 0 else { return }
            node.add("UIContentVerticalAlignment", .int(value))
            node.add("UIContentVerticalAlignment2", .int(value))
        },
        .choice("contentHorizontalAlignment", "UIContentHorizontalAlignment", Choices.horizontalAlignment, omitting: 0),
        .string("toolTip", "UIToolTip"),
    ]
}
