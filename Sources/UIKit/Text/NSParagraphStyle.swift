import CoreGraphics
import Foundation
import TextEngine
import ObjCRuntime

/// How a paragraph is set. Lengths in points.
open class NSParagraphStyle: ObjCObject, NSCoding, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: UInt = 0
        var tabLocations: [CGFloat]?
    }

    final var values = Values()
    final var tabs: [NSTextTab]?
    final var lists: [NSTextList] = []

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        decode(coder)
    }

    open func encode(with coder: NSCoder) {
        coder.encode(Int32(values.alignment.rawValue), forKey: "NSAlignment")
        coder.encode(Int32(values.lineBreakMode.rawValue), forKey: "NSLineBreakMode")
        coder.encode(Double(values.lineSpacing), forKey: "NSLineSpacing")
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle().take(self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle().take(self) }
    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    func take(_ other: NSParagraphStyle) -> Self {
        values = other.values
        tabs = other.tabs
        lists = other.lists
        return self
    }

    private static let standard = NSParagraphStyle()

    open class var `default`: NSParagraphStyle { standard }
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        ["ar", "fa", "he", "ur", "yi", "ps", "dv"].contains(languageName?.prefix(2).lowercased() ?? "") ? .rightToLeft : .leftToRight
    }

    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { values.alignment }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    open var textLists: [NSTextList] { lists }

    /// Twelve left-aligned stops, 28 points apart, where none are set.
    open var tabStops: [NSTextTab] { tabs ?? NSParagraphStyle.standardTabs }

    private static let standardTabs = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28, options: [:]) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || (other.values == values && other.tabs?.map(\.location) == tabs?.map(\.location))
    }

    open override var hash: Int { values.hashValue }

    private func decode(_ coder: NSCoder) {
        if coder.containsValue(forKey: "NSAlignment") { values.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural }
        values.lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        if coder.containsValue(forKey: "NSWritingDirection") {
            values.baseWritingDirection = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
        }
        let lengths: [(String, WritableKeyPath<Values, CGFloat>)] = [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSHeadIndent", \.headIndent),
            ("NSTailIndent", \.tailIndent), ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
            ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
        for (key, path) in lengths where coder.containsValue(forKey: key) { values[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key)) }
        if coder.containsValue(forKey: "NSHyphenationFactor") { values.hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor") }
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { NSParagraphStyle() }
    }
}

extension NSParagraphStyle {
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = LineBreakStrategy(rawValue: 1)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
