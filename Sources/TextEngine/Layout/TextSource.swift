import CoreGraphics
import Foundation

/// What a range of text looks like.
package struct TextStyle {
    package var font: Font
    /// nil for the colour that the drawing gives.
    package var color: CGColor?
    /// Points added after each character; nil for the font's own spacing, 0 also turns pairs off.
    package var kern: Double?
    package var hasLigatures = true
    /// Points upwards.
    package var baselineOffset = 0.0
    package var underline = Line()
    package var strikethrough = Line()
    package var background: CGColor?
    /// Percent of the size: above 0 strokes only, below 0 fills and strokes.
    package var strokeWidth = 0.0
    package var strokeColor: CGColor?
    package var shadow: Shadow?
    package var obliqueness = 0.0
    package var attachment: Attachment?

    package init(font: Font) { self.font = font }

    package struct Line {
        /// Bits of NSUnderlineStyle; 0 for none.
        package var style = 0
        package var color: CGColor?

        package init(style: Int = 0, color: CGColor? = nil) {
            self.style = style
            self.color = color
        }
    }

    package struct Shadow {
        package var offset: CGSize
        package var blur: CGFloat
        package var color: CGColor

        package init(offset: CGSize, blur: CGFloat, color: CGColor) {
            self.offset = offset
            self.blur = blur
            self.color = color
        }
    }

    /// A box in the text. `bounds` is as UIKit gives it: y up from the baseline.
    package struct Attachment {
        package var bounds: CGRect
        package var draw: (CGContext, CGRect) -> Void

        package init(bounds: CGRect, draw: @escaping (CGContext, CGRect) -> Void) {
            self.bounds = bounds
            self.draw = draw
        }
    }
}

/// How a paragraph runs. Lengths in points.
package struct ParagraphFormat {
    package enum Alignment { case left, center, right, justified, natural }
    package enum LineBreak { case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle }
    package enum Direction { case natural, leftToRight, rightToLeft }

    package var alignment = Alignment.natural
    package var lineBreak = LineBreak.wordWrapping
    package var direction = Direction.natural
    package var lineSpacing = 0.0
    package var paragraphSpacing = 0.0
    package var paragraphSpacingBefore = 0.0
    package var firstLineHeadIndent = 0.0
    package var headIndent = 0.0
    /// From the leading edge where above 0, from the trailing edge where not.
    package var tailIndent = 0.0
    package var minimumLineHeight = 0.0
    package var maximumLineHeight = 0.0
    package var lineHeightMultiple = 0.0
    package var tabStops: [Double] = []
    package var defaultTabInterval = 0.0

    package init() {}
}

/// Text to be laid out: units, the styles that cover them in order, and the format of each paragraph.
package struct TextSource {
    package var units: [UInt16]
    package var styles: [(range: Range<Int>, style: TextStyle)]
    package var formats: [(range: Range<Int>, format: ParagraphFormat)]

    package init(units: [UInt16], styles: [(range: Range<Int>, style: TextStyle)], formats: [(range: Range<Int>, format: ParagraphFormat)]) {
        self.units = units
        self.styles = styles
        self.formats = formats
    }

    package init(_ text: String, style: TextStyle, format: ParagraphFormat = ParagraphFormat()) {
        let units = Array(text.utf16)
        self.init(units: units, styles: [(0..<units.count, style)], formats: [(0..<units.count, format)])
    }

    func format(at index: Int) -> ParagraphFormat {
        formats.first { $0.range.contains(index) }?.format ?? formats.last?.format ?? ParagraphFormat()
    }

    func styleIndex(at index: Int) -> Int {
        if styles.count < 2 { return 0 }
        return styles.firstIndex { $0.range.contains(index) } ?? styles.count - 1
    }

    /// Paragraphs with their separators: line feeds, carriage returns, both, and Unicode's two separators.
    var paragraphs: [Range<Int>] {
        var found: [Range<Int>] = [], start = 0, at = 0
        while at < units.count {
            let unit = units[at]
            at += 1
            guard TextSource.isSeparator(unit) else { continue }
            if unit == 0x0D, at < units.count, units[at] == 0x0A { at += 1 }
            found.append(start..<at)
            start = at
        }
        if start < units.count || found.isEmpty { found.append(start..<units.count) }
        return found
    }

    static func isSeparator(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x2028 || unit == 0x85 || unit == 0x0C }
    static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || unit == 0x3000 || (0x2000...0x200B).contains(unit) && unit != 0x2007 }
}
