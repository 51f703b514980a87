import Foundation

/// Shortens a line with an ellipsis at its head, middle or tail.
final class Truncation {
    private let paragraph: PreparedParagraph
    private let source: TextSource
    private let mode: ParagraphFormat.LineBreak
    private let always: Bool
    private(set) var didCut = false

    /// `always` shows the ellipsis even if the rest of the paragraph fits, as more paragraphs follow.
    init(_ paragraph: PreparedParagraph, _ source: TextSource, _ mode: ParagraphFormat.LineBreak, always: Bool) {
        self.paragraph = paragraph
        self.source = source
        self.mode = mode
        self.always = always
    }

    func fragments(from start: Int, width: Double) -> [TextLayout.Fragment] {
        let builder = FragmentBuilder(paragraph, source)
        let end = paragraph.contentEnd
        guard paragraph.width(of: paragraph.trimmed(from: start)) > width + 0.01 || always else { return builder.fragments(start..<end) }
        didCut = true
        let (head, tail) = keptRanges(start..<end, width)
        let at = mode == .truncatingHead ? tail.lowerBound : max(head.upperBound - 1, start)
        var ellipsis = self.ellipsis(style: source.styleIndex(at: min(at, max(source.units.count - 1, 0))))
        ellipsis.range = head.upperBound..<tail.lowerBound
        return builder.ordered(builder.logical(head) + [ellipsis] + builder.logical(tail))
    }

    private func keptRanges(_ range: Range<Int>, _ width: Double) -> (Range<Int>, Range<Int>) {
        let style = source.styleIndex(at: range.lowerBound)
        let room = max(width - ellipsis(style: style).width, 0)
        switch mode {
        case .truncatingHead: return (range.lowerBound..<range.lowerBound, tail(range, room))
        case .truncatingMiddle:
            let head = self.head(range, room / 2)
            let used = paragraph.width(of: head)
            return (head, tail(head.upperBound..<range.upperBound, room - used))
        default:
            var head = self.head(range, room)
            while let last = head.last, TextSource.isSpace(source.units[last]) { head = head.lowerBound..<last }
            return (head, range.upperBound..<range.upperBound)
        }
    }

    private func head(_ range: Range<Int>, _ room: Double) -> Range<Int> {
        var used = 0.0, end = range.lowerBound
        for index in range {
            used += paragraph.advance(at: index)
            if used > room { break }
            if paragraph.startsCluster(index + 1) { end = index + 1 }
        }
        return range.lowerBound..<end
    }

    private func tail(_ range: Range<Int>, _ room: Double) -> Range<Int> {
        var used = 0.0, start = range.upperBound
        for index in range.reversed() {
            used += paragraph.advance(at: index)
            if used > room { break }
            if paragraph.startsCluster(index) { start = index }
        }
        return start..<range.upperBound
    }

    private func ellipsis(style index: Int) -> TextLayout.Fragment {
        let style = source.styles[index].style
        let file = style.font.file.glyph(for: 0x2026) != nil ? style.font.file : FontLibrary.shared.fallback(for: 0x2026) ?? style.font.file
        let run = Shaper.shape([0x2026], font: style.font, file: file, isRightToLeft: paragraph.isRightToLeft)
        return TextLayout.Fragment(
            range: 0..<0, content: .glyphs(run, 0..<run.glyphs.count), style: index, x: 0, width: run.width + (style.kern ?? 0),
            level: paragraph.isRightToLeft ? 1 : 0, origin: 0, isEllipsis: true)
    }
}
