import NibArchive

/// Text: plain, localisable, attributed.
enum TextValue {
    /// Text that a translator may replace: `NSLocalizableString` in a localised document, keyed `<id>.<property>`.
    static func localized(_ text: Text, of element: Element, property: @autoclosure () -> String, _ nib: NibCompiler) -> NibNode {
        guard nib.session.isLocalized, !text.isEmpty, let id = element.id else { return nib.values.string(text) }
        return nib.values.localizable(text, key: "\(id).\(property())")
    }

    /// `<attributedString>`: runs of text, each with its attributes.
    static func attributed(_ element: Element, _ nib: NibCompiler, className: Key = "NSAttributedString") -> NibNode {
        let runs = element.children(named: "fragment").map { fragment in
            (text: fragment.string("content")?.string ?? "", attributes: attributes(of: fragment, nib))
        }
        let string = nib.object(className)
        string.add("NSString", .object(nib.values.string(runs.map(\.text).joined())))
        if runs.count == 1 {
            string.add("NSAttributes", .object(runs[0].attributes))
        } else if runs.count > 1 {
            string.add("NSAttributes", .object(nib.values.array(runs.map(\.attributes))))
            let info = nib.object("NSData")
            info.add("NS.bytes", .data(nib.values.bytes(runs.enumerated().flatMap { bytes($0.element.text.utf16.count) + bytes($0.offset) })))
            string.add("NSAttributeInfo", .object(info))
        }
        return string
    }

    /// Of one font, or of none.
    static func plainAttributed(_ text: NibNode, font: NibNode?, _ nib: NibCompiler) -> NibNode {
        let string = nib.object("NSAttributedString")
        string.add("NSString", .object(text))
        if let font { string.add("NSAttributes", .object(nib.values.dictionary([(nib.values.string("NSFont"), font)]))) }
        return string
    }

    /// Run lengths and attribute indices: seven bits a byte, the high bit on all but the last.
    private static func bytes(_ number: Int) -> [UInt8] {
        var rest = number, bytes: [UInt8] = []
        while rest > 0x7f {
            bytes.append(UInt8(rest & 0x7f) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }

    private static func attributes(of fragment: Element, _ nib: NibCompiler) -> NibNode {
        let pairs = fragment.children(of: "attributes").compactMap { value -> (NibNode, NibNode)? in
            guard let key = value.key?.text, key != "NSOriginalFont", let node = attribute(value, nib) else { return nil }
            return (nib.values.string(key), node)
        }
        return nib.values.dictionary(pairs)
    }

    private static func attribute(_ value: Element, _ nib: NibCompiler) -> NibNode? {
        switch value.name {
        case "font": return FontValue.node(value, nib)
        case "color": return ColorValue.node(value, nib)
        case "integer": return nib.values.number(value.integer("value") ?? 0)
        case "real": return nib.values.number(value.number("value") ?? 0)
        case "string", "url": return nib.values.string(value["string"] ?? value["value"] ?? value.text)
        case "paragraphStyle": return paragraphStyle(value, nib)
        case "shadow": return shadow(value, nib)
        default:
            nib.session.unknown(value, "unknown text attribute <\(value.name)>: left out")
            return nil
        }
    }

    private static func paragraphStyle(_ element: Element, _ nib: NibCompiler) -> NibNode {
        let style = nib.object("NSParagraphStyle")
        style.add("NSAlignment", Choices.textAlignment[element["alignment"] ?? "natural"].map(NibField.int))
        style.add("NSLineBreakMode", element["lineBreakMode"].flatMap { paragraphLineBreaks[$0] }.map(NibField.int))
        for (attribute, key) in paragraphNumbers { style.add(key, element.number(attribute).map(NibField.double)) }
        style.add("NSTabStops", .null)
        style.add("NSWritingDirection", element["baseWritingDirection"].flatMap { writingDirections[$0] }.map(NibField.int))
        return style
    }

    private static let paragraphNumbers: [(Name, Key)] = [
        ("lineSpacing", "NSLineSpacing"), ("paragraphSpacing", "NSParagraphSpacing"),
        ("paragraphSpacingBefore", "NSParagraphSpacingBefore"), ("firstLineHeadIndent", "NSFirstLineHeadIndent"),
        ("headIndent", "NSHeadIndent"), ("tailIndent", "NSTailIndent"), ("minimumLineHeight", "NSMinLineHeight"),
        ("maximumLineHeight", "NSMaxLineHeight"), ("lineHeightMultiple", "NSLineHeightMultiple"),
        ("hyphenationFactor", "NSHyphenationFactor"), ("defaultTabInterval", "NSDefaultTabInterval"),
    ]

    private static let writingDirections: Words = ["leftToRight": 0, "rightToLeft": 1]
    private static let paragraphLineBreaks: Words = ["wordWrapping": 0, "charWrapping": 1, "clipping": 2, "truncatingHead": 3, "truncatingTail": 4, "truncatingMiddle": 5,
    ]

    private static func shadow(_ element: Element, _ nib: NibCompiler) -> NibNode {
        let shadow = nib.object("NSShadow")
        let offset = element.child("offset")
        shadow.add("NSShadowHoriz", (offset?.number("width")).map(NibField.double))
        shadow.add("NSShadowVert", (offset?.number("height")).map(NibField.double))
        shadow.add("NSShadowBlurRadius", element.number("blurRadius").map(NibField.double))
        shadow.add("NSShadowColor", element.child("color").map { .object(ColorValue.node($0, nib)) } ?? .null)
        return shadow
    }
}
