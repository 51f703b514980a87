import CoreGraphics
import Foundation

extension UIFont {
    /// A text style; else the descriptor; else the name: ../spec nib-format, UIFont.
    static func decode(_ coder: NSCoder) -> UIFont? {
        let size = coder.containsValue(forKey: "UIFontPointSize") ? CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")) : 0
        if let style = coder.decodeObject(forKey: "UIIBTextStyle") as? String { return preferredFont(forTextStyle: TextStyle(rawValue: style)) }
        if let descriptor = coder.decodeObject(forKey: "UIFontDescriptor") as? UIFontDescriptor {
            return UIFont(descriptor: descriptor, size: size)
        }
        guard let name = coder.decodeObject(forKey: "UIFontName") as? String ?? coder.decodeObject(forKey: "NSName") as? String else { return nil }
        let shown = size > 0 ? size : CGFloat(coder.decodeDouble(forKey: "NSSize"))
        if let found = UIFont(name: name, size: shown) { return found }
        Log.once("The font \"\(name)\" of a nib isn't there: the system font stands in for it.")
        return systemFont(ofSize: shown)
    }

    func encodeFont(_ coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
        coder.encode(storedDescriptor, forKey: "UIFontDescriptor")
    }
}

extension UIFontDescriptor {
    /// Emphasized is what Xcode 9 called semibold; for bold the override stands beside it.
    private static let usages: [String: (UIFont.Weight, Bool)] = [
        "CTFontRegularUsage": (.regular, false), "CTFontMediumUsage": (.medium, false), "CTFontDemiUsage": (.semibold, false), "CTFontBoldUsage": (.bold, false),
        "CTFontEmphasizedUsage": (.semibold, false), "CTFontLightUsage": (.light, false), "CTFontThinUsage": (.thin, false), "CTFontUltraLightUsage": (.ultraLight, false),
        "CTFontHeavyUsage": (.heavy, false), "CTFontBlackUsage": (.black, false), "CTFontObliqueUsage": (.regular, true),
    ]

    static func decode(_ coder: NSCoder) -> [AttributeName: Any] {
        let found = coder.decodeObject(forKey: "UIFontDescriptorAttributes")
        let values = found as? [AnyHashable: Any] ?? (found as? NSDictionary).map { Dictionary(uniqueKeysWithValues: $0.compactMap { key, value in ((key as? String).map { (AnyHashable($0), value) }) }) } ?? [:]
        var attributes: [AttributeName: Any] = [:]
        if let size = FontAttributes.number(values["NSFontSizeAttribute"]) { attributes[.size] = size }
        let usage = values["NSCTFontUIUsageOverrideAttribute"] as? String ?? values["NSCTFontUIUsageAttribute"] as? String
        if let usage {
            if usage.hasPrefix("UICTFontTextStyle") {
                let style = UIFont.TextStyle(rawValue: usage)
                attributes[.textStyle] = style
                attributes[.systemWeight] = TextStyleTable.weight(style, isBold: false)
                attributes[.size] = TextStyleTable.size(style, UITraitCollection.current.preferredContentSizeCategory)
            } else {
                let (weight, isItalic) = usages[usage] ?? (.regular, false)
                attributes[.systemWeight] = weight
                if isItalic { attributes[.systemItalic] = true }
            }
        } else if let name = values["NSFontNameAttribute"] as? String {
            attributes[.name] = name
        } else if let family = values["NSFontFamilyAttribute"] as? String {
            attributes[.family] = family
            if let face = values["NSFontFaceAttribute"] as? String { attributes[.face] = face }
        }
        return attributes
    }
}
