import NibArchive

/// `<fontDescription>` and an attributed string's `<font>` → UIFont.
enum FontValue {
    /// The size in points, as the default size category has it.
    static func size(of element: Element) -> Double {
        if let style = element["style"] { return styleSizes[style] ?? 17 }
        return element.number("pointSize") ?? symbolicSize(element["size"])
    }

    static func node(_ element: Element, _ nib: NibCompiler) -> NibNode {
        if element.name == "font" { return attributed(element, nib) }
        if let style = element["style"] { return textStyle(style, nib) }
        let size = element.number("pointSize") ?? symbolicSize(element["size"])
        if let name = element["name"], !isSystem(name) { return named(name, size, nib) }
        switch element["type"] {
        case "boldSystem": return system("bold", size, nib)
        case "italicSystem": return system("italic", size, nib)
        default: return system(element["weight"] ?? "regular", size, nib)
        }
    }

    // MARK: Kinds

    private struct Weight {
        let name: Text
        let usage: Text
        var override: Text?
        var traits = 0
    }

    private static let weights: TextTable<Weight> = [
        "ultraLight": Weight(name: ".SFUI-Ultralight", usage: "CTFontUltraLightUsage"),
        "thin": Weight(name: ".SFUI-Thin", usage: "CTFontThinUsage"),
        "light": Weight(name: ".SFUI-Light", usage: "CTFontLightUsage"),
        "regular": Weight(name: ".SFUI-Regular", usage: "CTFontRegularUsage"),
        "medium": Weight(name: ".SFUI-Medium", usage: "CTFontMediumUsage"),
        "semibold": Weight(name: ".SFUI-Semibold", usage: "CTFontDemiUsage", traits: 2),
        "bold": Weight(name: ".SFUI-Bold", usage: "CTFontEmphasizedUsage", override: "CTFontBoldUsage", traits: 2),
        "heavy": Weight(name: ".SFUI-Heavy", usage: "CTFontHeavyUsage", traits: 2),
        "black": Weight(name: ".SFUI-Black", usage: "CTFontBlackUsage", traits: 2),
        "italic": Weight(name: ".SFUI-RegularItalic", usage: "CTFontObliqueUsage", traits: 1),
    ]

    static func system(_ weight: Text, _ size: Double, _ nib: NibCompiler) -> NibNode {
        let weight = weights[weight] ?? weights["regular"]!
        let signature = signature(weight.name, size)
        if let font = nib.values.shared(signature) { return font }
        // Xcode 9 called semibold emphasized.
        let isEmphasized = weight.usage == "CTFontDemiUsage" && nib.session.isXcode(since: 9) && !nib.session.isXcode(since: 10)
        let attributes: [(Text, NibNode)] = [("NSCTFontUIUsageAttribute", nib.values.string(isEmphasized ? "CTFontEmphasizedUsage" : weight.usage))]
        let override = weight.override.map { ("NSCTFontUIUsageOverrideAttribute" as Text, nib.values.string($0)) }
        let descriptor = descriptor(attributes, size, override, options: 0x8000_8404, nib)
        let font = font(weight.name, descriptor, size: size, traits: weight.traits, isSystem: true, nib)
        nib.values.share(font, signature)
        return font
    }

    private static func named(_ name: Text, _ size: Double, _ nib: NibCompiler) -> NibNode {
        let signature = signature(name, size)
        if let font = nib.values.shared(signature) { return font }
        let descriptor = descriptor([("NSFontNameAttribute", nib.values.string(name))], size, options: 0x8000_0000, nib)
        let traits = (name.contains("Bold") ? 2 : 0) | (name.contains("Italic") || name.contains("Oblique") ? 1 : 0)
        let font = font(name, descriptor, size: size, traits: traits, isSystem: false, nib)
        nib.values.share(font, signature)
        return font
    }

    private static func signature(_ name: Text, _ size: Double) -> ValuePool.Signature {
        ValuePool.Signature(name: name, numbers: [size.bitPattern, 0, 0, 0], count: 1)
    }

    /// A text style has no size of its own: `NSSize` is that of the default category.
    private static func textStyle(_ style: Text, _ nib: NibCompiler) -> NibNode {
        let isHeadline = style == "UICTFontTextStyleHeadline"
        return font(
            isHeadline ? ".SFUI-Semibold" : ".SFUI-Regular", nil, size: styleSizes[style] ?? 17, traits: isHeadline ? 2 : 0,
            isSystem: true, style: style, nib)
    }

    private static let styleSizes: TextTable<Double> = [
        "UICTFontTextStyleTitle0": 34, "UICTFontTextStyleTitle1": 28, "UICTFontTextStyleTitle2": 22,
        "UICTFontTextStyleTitle3": 20, "UICTFontTextStyleHeadline": 17, "UICTFontTextStyleBody": 17,
        "UICTFontTextStyleCallout": 16, "UICTFontTextStyleSubhead": 15, "UICTFontTextStyleFootnote": 13,
        "UICTFontTextStyleCaption1": 12, "UICTFontTextStyleCaption2": 11,
    ]

    private static func symbolicSize(_ size: Text?) -> Double {
        switch size {
        case "label": 17
        case "button": 18
        case "smallSystem", "small": 12
        default: 14
        }
    }

    // MARK: Attributed strings

    private static func attributed(_ element: Element, _ nib: NibCompiler) -> NibNode {
        if let name = element["name"], !isSystem(name) { return named(name, element.number("size") ?? 12, nib) }
        let isBold = element["metaFont"]?.contains("Bold") == true
        return system(isBold ? "bold" : "regular", element.number("size") ?? metaSize(element["metaFont"]), nib)
    }

    /// Sizes of macOS, which attributed strings keep in their "meta fonts".
    private static func metaSize(_ metaFont: Text?) -> Double {
        switch metaFont {
        case "miniSystem": 9
        case "smallSystem", "toolTip": 11
        case "cellTitle": 12
        default: 13
        }
    }

    private static func isSystem(_ name: Text) -> Bool { name.bytes.first == UInt8(ascii: ".") }

    // MARK: Encoding

    private static func descriptor(
        _ attributes: [(Text, NibNode)], _ size: Double, _ last: (Text, NibNode)? = nil, options: Int, _ nib: NibCompiler
    ) -> NibNode {
        let number = Int(exactly: size).map { nib.values.number($0) } ?? nib.values.number(size)
        let pairs = attributes + [("NSFontSizeAttribute" as Text, number)] + [last].compactMap { $0 }
        let descriptor = nib.object("UIFontDescriptor")
        descriptor.add("UIFontDescriptorAttributes", .object(nib.values.dictionary(
            pairs.map { (nib.values.string($0.0), $0.1) }, mutable: true)))
        if nib.session.isXcode(since: 14) { descriptor.add("UIFontDescriptorOptions", .int(options)) }
        return descriptor
    }

    /// Before Xcode 11 the system font has a face for text and one for 20 points and more.
    private static func systemName(_ name: Text, _ size: Double) -> String {
        let face = name.string.dropFirst(".SFUI-".count)
        return (size < 20 ? ".SFUIText" : ".SFUIDisplay") + (face == "Regular" ? "" : face == "RegularItalic" ? "-Italic" : "-\(face)")
    }

    private static func font(
        _ name: Text, _ descriptor: NibNode?, size: Double, traits: Int, isSystem: Bool, style: Text? = nil, _ nib: NibCompiler
    ) -> NibNode {
        let font = nib.object("UIFont")
        let hasFaces = isSystem && !nib.session.isXcode(since: 11)
        let name = NibField.object(hasFaces ? nib.values.string(systemName(name, size)) : nib.values.string(name))
        font.add("UIFontName", name)
        font.add("UIFontDescriptor", descriptor.map(NibField.object))
        if let style { font.add("UIIBTextStyle", .object(nib.values.string(style))) }
        font.add("UIFontPointSize", .double(style == nil ? size : 0))
        if nib.session.isXcode(since: 9) {
            font.add("UIFontTextStyleForScaling", .null)
            font.add("UIFontPointSizeForScaling", .double(0))
            font.add("UIFontMaximumPointSizeAfterScaling", .double(0))
        }
        font.add("UIFontTraits", .int(traits))
        font.add("UISystemFont", .bool(isSystem))
        font.add("NSName", name)
        font.add("NSSize", .double(size))
        return font
    }
}
