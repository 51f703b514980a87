import Foundation

/// Cuts a paragraph's items to a line and puts them in visual order.
struct FragmentBuilder {
    private let paragraph: PreparedParagraph
    private let source: TextSource

    init(_ paragraph: PreparedParagraph, _ source: TextSource) {
        self.paragraph = paragraph
        self.source = source
    }

    func fragments(_ range: Range<Int>) -> [TextLayout.Fragment] { ordered(logical(range)) }

    /// In the order of the text.
    func logical(_ range: Range<Int>) -> [TextLayout.Fragment] {
        var found: [TextLayout.Fragment] = []
        for item in paragraph.items {
            if item.range.lowerBound >= range.upperBound { break }
            let part = item.range.clamped(to: range)
            guard !part.isEmpty else { continue }
            found.append(fragment(item, part))
        }
        return found
    }

    private func fragment(_ item: PreparedParagraph.Item, _ part: Range<Int>) -> TextLayout.Fragment {
        let width = paragraph.width(of: part)
        let content: TextLayout.Fragment.Content
        switch item.content {
        case .attachment(let attachment): content = .attachment(attachment)
        case .tab: content = .blank
        case .run(let run):
            let units = part.lowerBound - item.range.lowerBound..<part.upperBound - item.range.lowerBound
            content = .glyphs(run, run.glyphs(of: units))
        }
        return TextLayout.Fragment(range: part, content: content, style: item.style, x: 0, width: width, level: item.level, origin: item.range.lowerBound)
    }

    /// In the order of the eye, with their places.
    func ordered(_ fragments: [TextLayout.Fragment]) -> [TextLayout.Fragment] {
        var result = fragments
        if fragments.count > 1, fragments.contains(where: { $0.level > 0 }) {
            var levels = fragments.map(\.level)
            // White space at the end of a line goes to the paragraph's own side (rule L1).
            for index in fragments.indices.reversed() {
                guard fragments[index].range.allSatisfy({ TextSource.isSpace(source.units[$0]) }) else { break }
                levels[index] = paragraph.isRightToLeft ? 1 : 0
            }
            result = Bidi.visualOrder(levels).map { fragments[$0] }
        }
        var x = 0.0
        for index in result.indices {
            result[index].x = x
            x += result[index].width
        }
        return result
    }
}

extension ShapedRun {
    /// The glyphs of some of the text's units: they stand together in either direction.
    func glyphs(of units: Range<Int>) -> Range<Int> {
        if units.lowerBound == 0, clusters.allSatisfy({ $0 < units.upperBound }) { return 0..<glyphs.count }
        guard let first = clusters.firstIndex(where: units.contains), let last = clusters.lastIndex(where: units.contains) else { return 0..<0 }
        return first..<last + 1
    }
}

extension TextLayout.Fragment {
    /// What one unit of the text takes: the cluster's advance at its first unit.
    func advance(at index: Int, _ source: TextSource) -> Double {
        switch content {
        case .attachment, .blank: return width
        case .glyphs(let run, let part):
            var sum = 0.0, found = false
            for glyph in part where run.clusters[glyph] == index - origin {
                sum += run.advances[glyph]
                found = true
            }
            return found ? sum + (source.styles[style].style.kern ?? 0) : 0
        }
    }

    /// The fragment in pieces after each space before `end`, each piece wider by `extra`.
    func spread(by extra: Double, before end: Int, _ source: TextSource) -> [TextLayout.Fragment] {
        guard case .glyphs(let run, _) = content, !run.isRightToLeft else { return [self] }
        var pieces: [TextLayout.Fragment] = [], start = range.lowerBound
        for index in range where index == range.upperBound - 1 || (source.units[index] == 0x20 && index < end) {
            var piece = self
            piece.range = start..<index + 1
            piece.content = .glyphs(run, run.glyphs(of: start - origin..<index + 1 - origin))
            piece.width = piece.range.reduce(0) { $0 + advance(at: $1, source) } + (source.units[index] == 0x20 && index < end ? extra : 0)
            pieces.append(piece)
            start = index + 1
        }
        return pieces
    }
}
