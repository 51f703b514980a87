import CoreGraphics
import Foundation
import TextEngine
import ObjCRuntime

/// Lays out a text storage in a container. A glyph's index here is its character's.
open class NSLayoutManager: ObjCObject, @unchecked Sendable {
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open weak var textStorage: NSTextStorage? { didSet { made = nil } }
    open private(set) var textContainers: [NSTextContainer] = []
    open var showsInvisibleCharacters = false
    open var showsControlCharacters = false
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false
    open var hasNonContiguousLayout: Bool { false }
    open var usesDefaultHyphenation = false
    open var limitsLayoutForSuspiciousContents = false
    private var made: TextLayout?

    public override init() { super.init() }

    // MARK: Containers

    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        made = nil
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
        made = nil
    }

    open func textContainerChangedGeometry(_ container: NSTextContainer) { made = nil }

    // MARK: Layout

    open func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange) {
        made = nil
    }

    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        made = nil
        actualCharRange?.pointee = charRange
    }

    open func invalidateGlyphs(forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?) { made = nil }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(for container: NSTextContainer) { _ = layout }
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// The text in the first container.
    final var layout: TextLayout {
        if let made { return made }
        let container = textContainers.first, padding = container?.lineFragmentPadding ?? 0
        let unlimited = { (length: CGFloat) in length <= 0 || length > 1e6 ? 1e7 : length }
        let width = unlimited(container?.size.width ?? 0)
        let source = TextConversion.source(textStorage?.snapshot ?? NSAttributedString(string: ""))
        let mode = container?.lineBreakMode ?? .byWordWrapping
        let laidOut = TextLayout(source, .init(
            width: Double(max(width - padding * 2, 0)), height: Double(unlimited(container?.size.height ?? 0)), maximumLines: container?.maximumNumberOfLines ?? 0,
            truncation: mode == .byWordWrapping || mode == .byCharWrapping ? nil : mode.engineMode))
        made = laidOut
        return laidOut
    }

    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }
    private var length: Int { layout.source.units.count }

    // MARK: Glyphs and characters

    open var numberOfGlyphs: Int { length }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard container === textContainers.first else { return NSRange(location: length, length: 0) }
        return NSRange(location: 0, length: layout.lines.last?.range.upperBound ?? 0)
    }

    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = layout.lines.filter { CGFloat($0.bottom) > bounds.minY && CGFloat($0.top) < bounds.maxY }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(location: first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
    }

    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: length)
        return textContainers.first
    }

    open func firstUnlaidCharacterIndex() -> Int { layout.lines.last?.range.upperBound ?? 0 }
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let index = layout.lineIndex(of: glyphIndex), layout.lines[index].isTruncated,
              let ellipsis = layout.lines[index].fragments.first(where: \.isEllipsis) else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: ellipsis.range.lowerBound, length: ellipsis.range.count)
    }

    // MARK: Places

    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = layout.size
        return CGRect(x: 0, y: 0, width: size.width + padding * 2, height: size.height)
    }

    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex, effectiveGlyphRange) else { return .zero }
        let width = textContainers.first.map(\.size.width) ?? 0
        return CGRect(x: 0, y: line.top, width: Double(width > 0 ? width : layout.size.width + padding * 2), height: line.height)
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let line = line(at: glyphIndex, effectiveGlyphRange) else { return .zero }
        return used(line)
    }

    private func used(_ line: TextLayout.Line) -> CGRect { CGRect(x: CGFloat(line.x), y: CGFloat(line.top), width: CGFloat(line.width) + padding * 2, height: CGFloat(line.height)) }

    private func line(at index: Int, _ range: NSRangePointer?) -> TextLayout.Line? {
        guard let place = layout.lineIndex(of: index) else { return nil }
        let line = layout.lines[place]
        range?.pointee = NSRange(location: line.range.lowerBound, length: line.range.count)
        return line
    }

    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let line = line(at: glyphIndex, nil) else { return .zero }
        return CGPoint(x: CGFloat(layout.x(of: glyphIndex, in: line)) + padding, y: CGFloat(line.ascent))
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let boxes = layout.boxes(of: glyphRange.location..<NSMaxRange(glyphRange))
        let box = boxes.dropFirst().reduce(boxes.first ?? layout.caret(at: glyphRange.location)) { $0.union($1) }
        return box.offsetBy(dx: padding, dy: 0)
    }

    open func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) {
        guard let container = textContainers.first else { return }
        var stop = ObjCBool(false)
        for line in layout.lines where line.range.overlaps(glyphRange.location..<NSMaxRange(glyphRange)) {
            let range = NSRange(location: line.range.lowerBound, length: line.range.count)
            block(lineFragmentRect(forGlyphAt: range.location, effectiveRange: nil), used(line), container, range, &stop)
            if stop.boolValue { return }
        }
    }

    open func enumerateEnclosingRects(forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer, using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for box in layout.boxes(of: glyphRange.location..<NSMaxRange(glyphRange)) {
            block(box.offsetBy(dx: padding, dy: 0), &stop)
            if stop.boolValue { return }
        }
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil) }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int {
        partialFraction?.pointee = 0
        let index = layout.index(at: CGPoint(x: point.x - padding, y: point.y))
        guard let place = layout.lineIndex(of: max(index - 1, 0)), index > 0 else { return min(index, max(length - 1, 0)) }
        // The insertion point after a glyph's middle is the next one's: the point is still on this glyph.
        let onGlyph = CGFloat(layout.x(of: index, in: layout.lines[place])) + padding > point.x && layout.lines[place].range.contains(index - 1)
        if onGlyph { partialFraction?.pointee = 0.75 }
        return min(onGlyph ? index - 1 : index, max(length - 1, 0))
    }

    open func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// The empty line after a last line feed.
    open var extraLineFragmentRect: CGRect {
        guard let last = layout.lines.last, last.range.isEmpty else { return .zero }
        return lineFragmentRect(forGlyphAt: last.range.lowerBound, effectiveRange: nil)
    }

    open var extraLineFragmentUsedRect: CGRect { extraLineFragmentRect == .zero ? .zero : used(layout.lines[layout.lines.count - 1]) }
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLineFragmentRect == .zero ? nil : textContainers.first }

    // MARK: Drawing

    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Draws whole lines.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(in: context, at: CGPoint(x: origin.x + padding, y: origin.y), color: UIColor.label.cgColor)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { NSLayoutManager() }
    }
}
