import NibArchive

/// UITextField, UITextView, UISearchBar's text traits.
enum TextElements {
    static let kinds = [
        ElementKind("textField", "UITextField", base: ControlElements.rows, ignoring: ["usesAttributedText"], [
            .font(),
            .text("placeholder", "UIPlaceholder"),
            .choice("textAlignment", "UITextAlignment", Choices.textAlignment, missing: 0),
            .text("text", "UIText"),
            attributed("attributedText", "UIAttributedText"),
            attributed("attributedPlaceholder", "UIAttributedPlaceholder"),
            textColor,
            .choice("borderStyle", "UIBorderStyle", ["none": 0, "line": 1, "bezel": 2, "roundedRect": 3], omitting: 0),
            .image("background", "UIBackground"),
            .image("disabledBackground", "UIDisabledBackground"),
            .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", missing: true),
            .float("minimumFontSize", "UIMinimumFontSize"),
            .choice("clearButtonMode", "UIClearButtonMode", ["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3], omitting: 0),
            .flag("clearsOnBeginEditing", "UIClearsOnBeginEditing"),
            .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
            .constant("UIClearButtonOffset") { .pair(0, 0) },
            traits,
            Row { element, node, _ in
                node.add("UIDisableTextColorUpdateOnTraitCollectionChange", .bool(element.child("textColor")?.name == "color"))
            },
            .flag("allowsEditingTextAttributes", "UIAllowsEditingTextAttributes"),
        ]),
        ElementKind("textView", "UITextView", base: ScrollElements.rows, ignoring: ["usesAttributedText"], [
            text,
            attributed("attributedText", "UIAttributedText"),
            .font(),
            textColor,
            .choice("textAlignment", "UITextAlignment", Choices.textAlignment, missing: 0),
            .flag("editable", "UIEditable", missing: true, writing: false),
            .flag("selectable", "UISelectable", missing: true, writing: false),
            dataDetectors,
            .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
            .flag("allowsEditingTextAttributes", "UIAllowsEditingTextAttributes"),
            .insets("textContainerInset", "UITextContainerInset", keepingZero: true),
            traits,
            .notDone("findInteractionEnabled"),
        ]),
    ]

    static let text = Row(attributes: ["text"], children: ["text"]) { element, node, nib in
        guard let text = element.string("text") else { return }
        node.add("UIText", .object(TextValue.localized(text, of: element, property: "text", nib)))
    }

    private static let textColor = Row(children: ["textColor"]) { element, node, nib in
        ColorValue.write("textColor", "UITextColor", of: element, to: node, nib)
    }

    static func attributed(_ role: Name, _ key: Key) -> Row {
        Row(children: [role]) { element, node, nib in
            guard let child = element.child(role), child.name == "attributedString" else { return }
            node.add(key, .object(TextValue.attributed(child, nib)))
        }
    }

    static let dataDetectors = Row(children: ["dataDetectorTypes"]) { element, node, _ in
        guard let child = element.child("dataDetectorTypes") else { return }
        var bits = 0
        for (name, bit) in detectorBits where child.flag(name) == true { bits |= bit }
        node.add("UIDataDetectorTypes", .int(bits))
    }

    private static let detectorBits: [(Name, Int)] = [
        ("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8), ("shipmentTrackingNumber", 16),
        ("flightNumber", 32), ("lookupSuggestion", 64), ("all", 0xffff_ffff),
    ]

    // MARK: Input traits

    /// `<textInputTraits>`: its rows read the child and write into the view's own node.
    static let traits = Row(children: ["textInputTraits"]) { element, node, nib in
        guard let child = element.child("textInputTraits") else { return }
        for row in traitRows { row.write(child, node, nib) }
        for attribute in child.attributes.map(\.name) where !known.contains(attribute) {
            nib.session.unknown(child, "unknown attribute '\(attribute)' of <textInputTraits>: left out")
        }
    }

    private static let known = Set(traitRows.flatMap(\.attributes) + ["key"])
    private static let yesNo: Words = ["default": 0, "no": 1, "yes": 2]
    private static let traitRows: [Row] = [
        .choice("autocapitalizationType", "UIAutocapitalizationType", ["none": 0, "words": 1, "sentences": 2, "allCharacters": 3]),
        .choice("autocorrectionType", "UIAutocorrectionType", yesNo),
        .choice("spellCheckingType", "UISpellCheckingType", yesNo),
        .choice("keyboardType", "UIKeyboardType", [
            "default": 0, "alphabet": 1, "asciiCapable": 1, "numbersAndPunctuation": 2, "URL": 3, "numberPad": 4, "phonePad": 5,
            "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9, "webSearch": 10, "asciiCapableNumberPad": 11,
        ]),
        .choice("keyboardAppearance", "UIKeyboardAppearance", ["default": 0, "dark": 1, "alert": 1, "light": 2]),
        .choice("returnKeyType", "UIReturnKeyType", [
            "default": 0, "go": 1, "google": 2, "join": 3, "next": 4, "route": 5, "search": 6, "send": 7, "yahoo": 8, "done": 9,
            "emergencyCall": 10, "continue": 11,
        ]),
        .flag("enablesReturnKeyAutomatically", "UIEnablesReturnKeyAutomatically"),
        .flag("secureTextEntry", "UISecureTextEntry"),
        .string("textContentType", "UITextContentType"),
        .choice("smartInsertDeleteType", "UITextSmartInsertDeleteType", yesNo),
        .choice("smartQuotesType", "UITextSmartQuotesType", yesNo),
        .choice("smartDashesType", "UITextSmartDashesType", yesNo),
        .choice("inlinePredictionType", "UITextInlinePredictionType", yesNo),
        .choice("mathExpressionCompletionType", "UITextMathExpressionCompletionType", yesNo),
        .notDone("passwordRules"),
    ]
}
