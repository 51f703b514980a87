import Foundation

/// The text of a document in one of the formats that attributed strings are read from.
enum DocumentText {
    static func type(of data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) -> NSAttributedString.DocumentType {
        if let type = options[.documentType] as? NSAttributedString.DocumentType { return type }
        if let name = options[.documentType] as? String { return .init(rawValue: name) }
        let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased()
        return start.contains("<html") || start.contains("<!doctype html") ? .html : start.hasPrefix("{\\rtf") ? .rtf : .plain
    }

    static func text(of data: Data, _ type: NSAttributedString.DocumentType, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) -> String? {
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else { return nil }
        switch type {
        case .html: return plain(html: text)
        case .plain: return text
        default: return nil
        }
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "mdash": "—", "ndash": "–", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "copy": "©", "eacute": "é", "rarr": "→"]
    private static let breaks: Set<String> = ["br", "br/", "/p", "/div", "/li", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/tr"]

    /// Tags become line breaks or nothing, runs of white space one space, entities their characters.
    static func plain(html: String) -> String {
        var text = "", rest = html[...]
        for section in ["head", "script", "style"] { rest = rest.replacingOccurrences(of: "<\(section)[\\s>][\\s\\S]*?</\(section)>", with: "", options: [.regularExpression, .caseInsensitive])[...] }
        while let character = rest.popFirst() {
            switch character {
            case "<":
                let tag = rest.prefix { $0 != ">" }
                rest = rest.dropFirst(tag.count + 1)
                let name = tag.prefix { !$0.isWhitespace }.lowercased()
                if name == "li" { text += "\t•\t" }
                if breaks.contains(name), name.hasPrefix("br") || !text.isEmpty { text += "\n" }
            case "&":
                let name = String(rest.prefix { $0 != ";" })
                if let found = entity(name) { text += found; rest = rest.dropFirst(name.count + 1) } else { text += "&" }
            case _ where character.isWhitespace && character != "\u{A0}":
                if let last = text.last, !last.isWhitespace { text += " " }
            default: text.append(character)
            }
        }
        return text
    }

    private static func entity(_ name: String) -> String? {
        guard name.count < 10 else { return nil }
        if let known = entities[name] { return known }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
