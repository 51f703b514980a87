import Foundation

/// Colours, fonts and numbers of the old format.
enum OldValue {
    /// The numbers of `{1, 2}` or `{{1, 2}, {3, 4}}`.
    static func numbers(_ text: String) -> [Double]? {
        let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
        guard [2, 4].contains(parts.count), !parts.contains(where: { $0 == nil }) else { return nil }
        return parts.compactMap { $0 }
    }

    /// Components are base64 of text such as `0.5 0 1 0.25`, ended by a zero.
    static func color(_ object: Element, key: String) -> OldElement {
        let color = OldElement(name: "color", key: key, offset: object.offset)
        color["cocoaTouchSystemColor"] = object.child("IBUIColorCocoaTouchKeyPath")?.text.string
        if let numbers = components(object.child("NSRGB")), numbers.count >= 3 {
            for (name, number) in zip(["red", "green", "blue"], numbers) { color[name] = number }
            color["alpha"] = numbers.count > 3 ? numbers[3] : "1"
        } else if let numbers = components(object.child("NSWhite")), let white = numbers.first {
            color["white"] = white
            color["alpha"] = numbers.count > 1 ? numbers[1] : "1"
        }
        return color
    }

    private static func components(_ bytes: Element?) -> [String]? {
        guard let bytes else { return nil }
        var digits = bytes.text.bytes.filter { $0 > 32 }
        if digits.count % 4 == 1 { digits.removeLast() }
        guard let decoded = Base64.decode(digits) else { return nil }
        return String(decoding: decoded.prefix { $0 != 0 }, as: UTF8.self).split(separator: " ").map(String.init)
    }

    /// An `IBUIFontDescription` of a type or a name, or an `NSFont`.
    static func font(_ object: Element) -> OldElement {
        let font = OldElement(name: "fontDescription", key: "fontDescription", offset: object.offset)
        font["pointSize"] = (object.child("pointSize") ?? object.child("NSSize"))?.text.string
        switch object.child("type")?.text {
        case "1": font["type"] = "system"
        case "2": font["type"] = "boldSystem"
        case "3": font["type"] = "italicSystem"
        default: font["name"] = (object.child("name") ?? object.child("NSName"))?.text.string
        }
        return font
    }
}
