import Foundation

extension AttributeContainer {
    /// The attributes of `dictionary` that UIKit's scope has a name for.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.KernAttribute.self] = number(dictionary[.kern])
        self[Scope.BaselineOffsetAttribute.self] = number(dictionary[.baselineOffset])
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = number(dictionary[.strokeWidth])
        self[Scope.UnderlineStyleAttribute.self] = number(dictionary[.underlineStyle]).map { NSUnderlineStyle(rawValue: Int($0)) }
        self[Scope.StrikethroughStyleAttribute.self] = number(dictionary[.strikethroughStyle]).map { NSUnderlineStyle(rawValue: Int($0)) }
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    }
}

private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}
