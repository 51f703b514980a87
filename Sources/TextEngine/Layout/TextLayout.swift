import CoreGraphics
import Foundation

/// Lines of text, ready to be drawn, measured and asked for positions.
package final class TextLayout {
    package struct Constraints {
        package var width: Double
        package var height = Double.infinity
        /// 0 for any number.
        package var maximumLines = 0
        /// How the last line ends where lines or height run out; nil to end it as it is.
        package var truncation: ParagraphFormat.LineBreak?

        package init(width: Double, height: Double = .infinity, maximumLines: Int = 0, truncation: ParagraphFormat.LineBreak? = nil) {
            self.width = width
            self.height = height
            self.maximumLines = maximumLines
            self.truncation = truncation
        }
    }

    /// Part of a shaped run, an attachment or a tab on a line. `x` from the line's left edge.
    package struct Fragment {
        enum Content {
            case glyphs(ShapedRun, Range<Int>)
            case attachment(TextStyle.Attachment)
            case blank
        }

        package var range: Range<Int>
        var content: Content
        package var style: Int
        package var x: Double
        package var width: Double
        var level: UInt8
        /// Where the run's text starts in the source.
        var origin: Int
        package var isEllipsis = false
    }

    package struct Line {
        /// In the source, with what ends it.
        package var range: Range<Int>
        package var fragments: [Fragment] = []
        /// The left edge and the top, from those of the layout.
        package var x = 0.0
        package var top = 0.0
        package var height = 0.0
        /// From the top of the layout.
        package var baseline = 0.0
        /// Without the white space at the end.
        package var width = 0.0
        /// Of the white space before the end of the paragraph: a line that ends elsewhere leaves its own out.
        var trailingSpace = 0.0
        package var ascent = 0.0
        package var descent = 0.0
        package var isTruncated = false
        package var isRightToLeft = false
        /// Space below that is no part of the line.
        var spacingAfter = 0.0

        package var bottom: Double { top + height }
    }

    /// With its letters closer together where a stand-in's widths are all that is in the way (``Font/tolerance``).
    package internal(set) var source: TextSource
    package let constraints: Constraints
    package internal(set) var lines: [Line] = []
    /// Whether text was left out.
    package internal(set) var isTruncated = false

    package init(_ source: TextSource, _ constraints: Constraints) {
        self.source = source
        self.constraints = constraints
        var builder = LineBuilder(self)
        builder.run()
    }

    /// The smallest box around the lines, from the layout's origin: what a label asks for.
    package var size: CGSize { CGSize(width: usedWidth, height: lines.last.map(\.bottom) ?? 0) }

    package var usedWidth: Double { lines.map(usedWidth).max() ?? 0 }

    private func usedWidth(_ line: Line) -> Double {
        let indent = max(line.x - alignmentShift(line), 0)
        return max(min(line.width + line.trailingSpace, constraints.width - indent), line.width) + indent
    }

    /// How much of `x` is alignment, rather than indents.
    private func alignmentShift(_ line: Line) -> Double { line.x - lineIndents[line.range.lowerBound, default: 0] }
    var lineIndents: [Int: Double] = [:]

    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
