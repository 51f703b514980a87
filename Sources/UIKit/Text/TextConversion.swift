import CoreGraphics
import Foundation
import TextEngine

/// Attributed strings as the text engine takes them.
enum TextConversion {
    /// Text without a font is set in Helvetica 12, whose stand-in is the system font.
    static let defaultFont = UIFont.systemFont(ofSize: 12)

    static func source(_ string: NSAttributedString, defaultFont: UIFont = TextConversion.defaultFont, format: ParagraphFormat? = nil) -> TextSource {
        let units = Array(string.string.utf16)
        guard !units.isEmpty else { return TextSource(units: [], styles: [(0..<0, TextStyle(font: defaultFont.engine))], formats: [(0..<0, format ?? ParagraphFormat())]) }
        var styles: [(range: Range<Int>, style: TextStyle)] = [], formats: [(range: Range<Int>, format: ParagraphFormat)] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { attributes, range, _ in
            let range = range.location..<range.location + range.length
            styles.append((range, style(attributes, defaultFont)))
            formats.append((range, (attributes[.paragraphStyle] as? NSParagraphStyle)?.engineFormat ?? format ?? ParagraphFormat()))
        }
        return TextSource(units: units, styles: styles, formats: formats)
    }

    static func source(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) -> TextSource {
        let format = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.engineFormat ?? ParagraphFormat()
        return TextSource(string, style: style(attributes ?? [:], defaultFont), format: format)
    }

    static func style(_ attributes: [NSAttributedString.Key: Any], _ defaultFont: UIFont) -> TextStyle {
        var style = TextStyle(font: ((attributes[.font] as? UIFont) ?? defaultFont).engine)
        guard !attributes.isEmpty else { return style }
        style.color = color(attributes[.foregroundColor])
        if style.color == nil, attributes[.link] != nil { style.color = UIColor.link.cgColor }
        style.kern = number(attributes[.kern]) ?? number(attributes[.tracking])
        style.hasLigatures = number(attributes[.ligature]) != 0
        style.baselineOffset = number(attributes[.baselineOffset]) ?? 0
        style.underline = TextStyle.Line(style: lineStyle(attributes[.underlineStyle]), color: color(attributes[.underlineColor]))
        style.strikethrough = TextStyle.Line(style: lineStyle(attributes[.strikethroughStyle]), color: color(attributes[.strikethroughColor]))
        style.background = color(attributes[.backgroundColor])
        style.strokeWidth = number(attributes[.strokeWidth]) ?? 0
        style.strokeColor = color(attributes[.strokeColor])
        style.obliqueness = number(attributes[.obliqueness]) ?? 0
        if let shadow = attributes[.shadow] as? NSShadow {
            style.shadow = TextStyle.Shadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color(shadow.shadowColor) ?? .black)
        }
        style.attachment = (attributes[.attachment] as? NSTextAttachment)?.engineBox(style.font)
        return style
    }

    private static func color(_ value: Any?) -> CGColor? { (value as? UIColor)?.cgColor ?? value as? CGColor }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let v as Double: v
        case let v as CGFloat: Double(v)
        case let v as Float: Double(v)
        case let v as Int: Double(v)
        case let v as NSNumber: v.doubleValue
        default: nil
        }
    }

    private static func lineStyle(_ value: Any?) -> Int {
        switch value {
        case let v as Int: v
        case let v as NSUnderlineStyle: v.rawValue
        case let v as NSNumber: v.intValue
        default: 0
        }
    }
}

extension NSParagraphStyle {
    var engineFormat: ParagraphFormat {
        var format = ParagraphFormat()
        format.alignment = alignment.engineAlignment
        format.lineBreak = lineBreakMode.engineMode
        format.direction = baseWritingDirection == .rightToLeft ? .rightToLeft : baseWritingDirection == .leftToRight ? .leftToRight : .natural
        format.lineSpacing = Double(lineSpacing)
        format.paragraphSpacing = Double(paragraphSpacing)
        format.paragraphSpacingBefore = Double(paragraphSpacingBefore)
        format.firstLineHeadIndent = Double(firstLineHeadIndent)
        format.headIndent = Double(headIndent)
        format.tailIndent = Double(tailIndent)
        format.minimumLineHeight = Double(minimumLineHeight)
        format.maximumLineHeight = Double(maximumLineHeight)
        format.lineHeightMultiple = Double(lineHeightMultiple)
        format.tabStops = tabs?.map { Double($0.location) } ?? []
        format.defaultTabInterval = Double(defaultTabInterval)
        return format
    }
}

extension NSTextAlignment {
    var engineAlignment: ParagraphFormat.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    var engineMode: ParagraphFormat.LineBreak {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
