import Foundation

/// A paragraph as shaped items, before lines are made of it.
final class PreparedParagraph {
    enum Content {
        case run(ShapedRun)
        case attachment(TextStyle.Attachment)
        case tab
    }

    struct Item {
        /// In the source.
        var range: Range<Int>
        var level: UInt8
        var style: Int
        var content: Content
    }

    let range: Range<Int>
    /// Without the separator at the end.
    let contentEnd: Int
    let format: ParagraphFormat
    let isRightToLeft: Bool
    private(set) var items: [Item] = []
    /// What each unit adds to a line: the advance of a cluster at its first unit. From `range.lowerBound` on.
    private(set) var advances: [Double]
    let source: TextSource
    private lazy var breaks = LineBreaks.allowed(source.units[range])

    init(_ source: TextSource, _ range: Range<Int>) {
        self.source = source
        self.range = range
        var end = range.upperBound
        while end > range.lowerBound, TextSource.isSeparator(source.units[end - 1]) { end -= 1 }
        contentEnd = end
        format = source.format(at: range.lowerBound)
        let base: Bidi.Base = format.direction == .natural ? .natural : format.direction == .rightToLeft ? .rightToLeft : .leftToRight
        let bidi = Bidi.levels(source.units[range.lowerBound..<end], base: base)
        isRightToLeft = bidi.isRightToLeft
        advances = Array(repeating: 0, count: range.count)
        makeItems(bidi.levels)
    }

    func canBreak(after index: Int) -> Bool { breaks[index - range.lowerBound] }
    func advance(at index: Int) -> Double { advances[index - range.lowerBound] }

    func width(of units: Range<Int>) -> Double { units.reduce(0) { $0 + advance(at: $1) } }

    /// From `start` to the end, without the white space there.
    func trimmed(from start: Int) -> Range<Int> {
        var end = contentEnd
        while end > start, TextSource.isSpace(source.units[end - 1]) { end -= 1 }
        return start..<end
    }

    /// Whether a cluster starts at the unit, so that a line may be cut before it.
    func startsCluster(_ index: Int) -> Bool {
        if index >= contentEnd { return true }
        return starts[index - range.lowerBound]
    }

    private lazy var starts: [Bool] = {
        var starts = [Bool](repeating: false, count: range.count)
        for item in items {
            if case .run(let run) = item.content {
                for cluster in run.clusters { starts[item.range.lowerBound + cluster - range.lowerBound] = true }
            } else {
                starts[item.range.lowerBound - range.lowerBound] = true
            }
        }
        return starts
    }()

    // MARK: Items

    private func makeItems(_ levels: [UInt8]) {
        var start = range.lowerBound
        while start < contentEnd {
            let style = source.styleIndex(at: start), level = levels[start - range.lowerBound]
            let limit = min(source.styles[style].range.upperBound, contentEnd)
            var end = start + 1
            while end < limit, levels[end - range.lowerBound] == level { end += 1 }
            addItems(start..<max(end, start + 1), style, level)
            start = max(end, start + 1)
        }
    }

    private func addItems(_ range: Range<Int>, _ style: Int, _ level: UInt8) {
        var start = range.lowerBound
        while start < range.upperBound {
            let unit = source.units[start]
            if unit == 0x09 {
                add(Item(range: start..<start + 1, level: level, style: style, content: .tab), [0])
                start += 1
                continue
            }
            if unit == 0xFFFC, let attachment = source.styles[style].style.attachment {
                add(Item(range: start..<start + 1, level: level, style: style, content: .attachment(attachment)), [Double(attachment.bounds.width)])
                start += 1
                continue
            }
            let (end, file) = sameFont(from: start, to: range.upperBound, source.styles[style].style.font)
            addRun(start..<end, style, level, file)
            start = end
        }
    }

    /// How far from `start` on one file has the characters, of one script: the font's own, or a fallback.
    private func sameFont(from start: Int, to limit: Int, _ font: Font) -> (end: Int, file: FontFile) {
        var end = start, file: FontFile?, group: UInt32?
        while end < limit {
            let unit = source.units[end]
            if unit == 0x09 || (unit == 0xFFFC && end > start) { break }
            var scalar = UInt32(unit), length = 1
            if unit & 0xFC00 == 0xD800, end + 1 < limit, source.units[end + 1] & 0xFC00 == 0xDC00 {
                scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(source.units[end + 1] & 0x3FF))
                length = 2
            }
            let wanted = neededFile(for: scalar, before: end + length < limit ? source.units[end + length] : 0, font, current: file)
            if let file, wanted !== file { break }
            file = wanted
            if let next = Script.group(of: scalar) {
                if let group, next != group { break }
                group = next
            }
            end += length
        }
        return (max(end, start + 1), file ?? font.file)
    }

    private func neededFile(for scalar: UInt32, before next: UInt16, _ font: Font, current: FontFile?) -> FontFile {
        if next != EmojiStyle.emojiSelector, (0x20..<0x7F).contains(scalar) { return font.file }
        if PreparedParagraph.staysWithNeighbour(scalar) { return current ?? font.file }
        let style = EmojiStyle(scalar, before: next)
        if style == .emoji, let file = FontLibrary.shared.emoji(for: scalar) { return file }
        if font.file.glyph(for: scalar) != nil { return font.file }
        if style == .either, let file = FontLibrary.shared.emoji(for: scalar) { return file }
        if let current, current.glyph(for: scalar) != nil { return current }
        return FontLibrary.shared.fallback(for: scalar) ?? font.file
    }

    /// Controls, joiners, variation selectors and marks go with the character before them.
    private static func staysWithNeighbour(_ scalar: UInt32) -> Bool {
        scalar < 0x20 || (0x7F...0x9F).contains(scalar) || (0x200B...0x200F).contains(scalar) || (0x202A...0x202E).contains(scalar)
            || (0x2060...0x206F).contains(scalar) || (0xFE00...0xFE0F).contains(scalar) || (0x300...0x36F).contains(scalar) || scalar == 0x20E3
            || (0x1F3FB...0x1F3FF).contains(scalar) || (0xE0000...0xE0FFF).contains(scalar) || (0xD800...0xDFFF).contains(scalar)
    }

    private func addRun(_ range: Range<Int>, _ style: Int, _ level: UInt8, _ file: FontFile) {
        let look = source.styles[style].style
        var text = source.units[range]
        // Control characters take no room and show nothing: as zero-width spaces, they don't become boxes.
        if text.contains(where: PreparedParagraph.isControl) { text = ArraySlice(text.map { PreparedParagraph.isControl($0) ? 0x200B : $0 }) }
        let run = Shaper.shape(
            text, font: look.font, file: file, isRightToLeft: level & 1 == 1, kern: look.kern != 0, ligatures: look.hasLigatures && (look.kern ?? 0) == 0)
        var widths = [Double](repeating: 0, count: range.count)
        for (index, cluster) in run.clusters.enumerated() { widths[cluster] += run.advances[index] }
        if let kern = look.kern, kern != 0 {
            for cluster in Set(run.clusters) { widths[cluster] += kern }
        }
        add(Item(range: range, level: level, style: style, content: .run(run)), widths)
    }

    private static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }

    private func add(_ item: Item, _ widths: [Double]) {
        items.append(item)
        for (offset, width) in widths.enumerated() { advances[item.range.lowerBound - range.lowerBound + offset] = width }
    }
}
