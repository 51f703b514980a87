import Foundation

/// Breaks paragraphs into lines and puts them below one another.
struct LineBuilder {
    private let layout: TextLayout
    private var source: TextSource
    private let constraints: TextLayout.Constraints
    private var top = 0.0

    init(_ layout: TextLayout) {
        self.layout = layout
        source = layout.source
        constraints = layout.constraints
    }

    mutating func run() {
        let paragraphs = source.paragraphs
        for (index, range) in paragraphs.enumerated() {
            var paragraph = PreparedParagraph(source, range)
            if paragraphs.count == 1, let tight = paragraph.tightened(to: available(paragraph.format, paragraph.format.firstLineHeadIndent)) {
                source = tight
                layout.source = tight
                paragraph = PreparedParagraph(tight, range)
            }
            let isLast = index == paragraphs.count - 1
            if index > 0 { top += paragraph.format.paragraphSpacingBefore }
            guard addLines(of: paragraph, isLast: isLast) else { break }
            if !isLast { top += paragraph.format.paragraphSpacing }
        }
        addEmptyLastLine()
    }

    /// Text that ends with a separator has an empty line after it, where the caret would go.
    private mutating func addEmptyLastLine() {
        guard let last = source.units.last, TextSource.isSeparator(last), !layout.isTruncated, !isFull(next: 0) else { return }
        let format = source.format(at: source.units.count - 1)
        var line = TextLayout.Line(range: source.units.count..<source.units.count)
        measure(&line, format, style: source.styleIndex(at: source.units.count - 1))
        guard !isFull(next: line.height) else { return }
        place(&line, format, width: 0, indent: format.firstLineHeadIndent, isRightToLeft: format.direction == .rightToLeft, isLastOfParagraph: true)
    }

    private func isFull(next height: Double) -> Bool {
        if constraints.maximumLines > 0, layout.lines.count >= constraints.maximumLines { return true }
        return !layout.lines.isEmpty && top + height > constraints.height + 0.01
    }

    /// False once no more lines fit.
    private mutating func addLines(of paragraph: PreparedParagraph, isLast: Bool) -> Bool {
        let format = paragraph.format
        var start = paragraph.range.lowerBound, isFirst = true
        repeat {
            let indent = isFirst ? format.firstLineHeadIndent : format.headIndent
            let width = available(format, indent)
            var end = wraps(format) ? lineEnd(paragraph, from: start, width) : paragraph.contentEnd
            var line = TextLayout.Line(range: start..<end, isRightToLeft: paragraph.isRightToLeft)
            measure(&line, paragraph)
            if !layout.lines.isEmpty, top + line.height > constraints.height + 0.01 {
                layout.isTruncated = true
                return false
            }
            let isLastLine = isLastThatFits(line.height, format)
            let hasMore = end < paragraph.contentEnd || !isLast
            let overflows = !wraps(format) && paragraph.advances.reduce(0, +) > width + 0.01
            if let mode = truncation(format), isLastLine && hasMore || overflows {
                end = paragraph.contentEnd
                line.range = start..<end
                let cut = Truncation(paragraph, source, mode, always: !overflows && hasMore || !isLast && isLastLine)
                line.fragments = cut.fragments(from: start, width: width)
                line.isTruncated = cut.didCut
                if cut.didCut { layout.isTruncated = true }
                measure(&line, paragraph)
            } else {
                line.fragments = FragmentBuilder(paragraph, source).fragments(start..<end)
                if isLastLine, hasMore { layout.isTruncated = true }
            }
            // A separator belongs to the line that it ends.
            if end >= paragraph.contentEnd { line.range = start..<paragraph.range.upperBound }
            place(&line, format, width: width, indent: indent, isRightToLeft: paragraph.isRightToLeft, isLastOfParagraph: end >= paragraph.contentEnd)
            start = end
            isFirst = false
            if isLastLine { return false }
        } while start < paragraph.contentEnd
        return true
    }

    private func wraps(_ format: ParagraphFormat) -> Bool {
        if constraints.maximumLines == 1, let mode = constraints.truncation, mode != .wordWrapping, mode != .charWrapping { return false }
        switch format.lineBreak {
        case .wordWrapping, .charWrapping: return true
        default: return constraints.truncation != nil && constraints.maximumLines != 1
        }
    }

    private func truncation(_ format: ParagraphFormat) -> ParagraphFormat.LineBreak? {
        let mode = constraints.truncation ?? format.lineBreak
        switch mode {
        case .truncatingHead, .truncatingTail, .truncatingMiddle: return mode
        default: return nil
        }
    }

    private func available(_ format: ParagraphFormat, _ indent: Double) -> Double {
        let tail = format.tailIndent > 0 ? format.tailIndent : constraints.width + format.tailIndent
        return max(tail - indent, 0)
    }

    private func isLastThatFits(_ height: Double, _ format: ParagraphFormat) -> Bool {
        if constraints.maximumLines > 0, layout.lines.count + 1 >= constraints.maximumLines { return true }
        return top + height + format.lineSpacing + height > constraints.height + 0.01
    }

    /// Where the line that starts at `start` ends: after the last break that fits, else after the last cluster that does.
    private func lineEnd(_ paragraph: PreparedParagraph, from start: Int, _ width: Double) -> Int {
        var used = 0.0, lastBreak: Int?
        // Sums of many advances differ from their total by rounding: that must not break a line that was measured to fit.
        let limit = width + 0.001
        for index in start..<paragraph.contentEnd {
            var advance = paragraph.advance(at: index)
            if source.units[index] == 0x09 { advance = nextTab(after: used, paragraph.format) - used }
            let hangs = TextSource.isSpace(source.units[index])
            if used + advance > limit, !hangs, index > start {
                if paragraph.format.lineBreak != .charWrapping, let lastBreak { return lastBreak }
                return clusterStart(paragraph, index, after: start)
            }
            used += advance
            if paragraph.format.lineBreak != .charWrapping, used > limit - 1e9, paragraph.canBreak(after: index) { lastBreak = index + 1 }
        }
        return paragraph.contentEnd
    }

    private func clusterStart(_ paragraph: PreparedParagraph, _ index: Int, after start: Int) -> Int {
        var at = index
        while at > start + 1, !paragraph.startsCluster(at) { at -= 1 }
        while at < paragraph.contentEnd, !paragraph.startsCluster(at) { at += 1 }
        return at
    }

    func nextTab(after x: Double, _ format: ParagraphFormat) -> Double {
        if let stop = format.tabStops.first(where: { $0 > x + 0.01 }) { return stop }
        let interval = format.defaultTabInterval > 0 ? format.defaultTabInterval : 28
        return (x / interval + 1e-9).rounded(.down) * interval + interval
    }

    // MARK: Vertical

    private func measure(_ line: inout TextLayout.Line, _ paragraph: PreparedParagraph) {
        let range = line.range
        measure(&line, paragraph.format, style: source.styleIndex(at: min(range.lowerBound, max(source.units.count - 1, 0))))
        guard source.styles.count > 1 || paragraph.items.count > 1 else { return }
        var (ascent, descent) = (0.0, 0.0), found = false
        for item in paragraph.items where item.range.overlaps(range) || (range.isEmpty && item.range.contains(range.lowerBound)) {
            let style = source.styles[item.style].style
            var (up, down) = (style.font.ascender, -style.font.descender)
            if case .attachment(let attachment) = item.content {
                (up, down) = (max(Double(attachment.bounds.maxY), 0), max(-Double(attachment.bounds.minY), 0))
            }
            ascent = max(ascent, up + style.baselineOffset)
            descent = max(descent, down - style.baselineOffset)
            found = true
        }
        if found { set(&line, ascent, descent, leading(of: line), paragraph.format) }
    }

    /// A paragraph that sets its lines' height has it as it says.
    private func lineGap(of line: TextLayout.Line, _ format: ParagraphFormat) -> Double {
        guard !source.styles.isEmpty, format.lineHeightMultiple == 0, format.minimumLineHeight == 0, format.maximumLineHeight == 0 else { return 0 }
        return source.styles[source.styleIndex(at: min(line.range.lowerBound, max(source.units.count - 1, 0)))].style.font.key.lineGap
    }

    private func leading(of line: TextLayout.Line) -> Double { source.styles.isEmpty ? 0 : source.styles[source.styleIndex(at: line.range.lowerBound)].style.font.leading }

    private func measure(_ line: inout TextLayout.Line, _ format: ParagraphFormat, style: Int) {
        guard style < source.styles.count else { return }
        let look = source.styles[style].style
        set(&line, look.font.ascender + look.baselineOffset, -look.font.descender - look.baselineOffset, look.font.leading, format)
    }

    /// Room above a line goes on top of its ascent.
    private func set(_ line: inout TextLayout.Line, _ ascent: Double, _ descent: Double, _ leading: Double, _ format: ParagraphFormat) {
        var height = ascent + descent + leading
        if format.lineHeightMultiple > 0 { height *= format.lineHeightMultiple }
        if format.minimumLineHeight > 0 { height = max(height, format.minimumLineHeight) }
        if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
        line.ascent = height - descent - (format.lineHeightMultiple > 0 || format.minimumLineHeight > 0 || format.maximumLineHeight > 0 ? 0 : leading)
        line.descent = descent
        line.height = height
    }

    // MARK: Horizontal

    private mutating func place(
        _ line: inout TextLayout.Line, _ format: ParagraphFormat, width: Double, indent: Double, isRightToLeft: Bool, isLastOfParagraph: Bool
    ) {
        layOutTabs(&line, format)
        let (content, hanging) = contentWidth(line)
        line.width = content
        if isLastOfParagraph { line.trailingSpace = hanging }
        let slack = width - line.width
        if format.alignment == .justified, !isLastOfParagraph, slack > 0 { justify(&line, slack) }
        let isFinite = constraints.width < 1e6
        let shift: Double
        switch format.alignment {
        case .center: shift = isFinite ? max(slack, 0) / 2 : 0
        case .right: shift = isFinite ? slack : 0
        case .natural, .justified: shift = isRightToLeft && isFinite ? slack : 0
        case .left: shift = 0
        }
        let lead = isRightToLeft ? max(constraints.width - width - indent, 0) : indent
        line.x = (isFinite ? lead : indent) + (shift < 0 && format.alignment == .right && !isRightToLeft ? 0 : shift)
        // White space that hangs at the end of a line from right to left lies left of it.
        if isRightToLeft, let first = line.fragments.map(\.x).min(), first != 0 {
            for index in line.fragments.indices { line.fragments[index].x -= first }
        }
        layout.lineIndents[line.range.lowerBound] = isRightToLeft ? line.x : indent
        line.top = top
        line.baseline = top + line.ascent
        line.spacingAfter = format.lineSpacing + lineGap(of: line, format)
        top += line.height + line.spacingAfter
        layout.lines.append(line)
    }

    private func layOutTabs(_ line: inout TextLayout.Line, _ format: ParagraphFormat) {
        guard line.fragments.contains(where: { if case .blank = $0.content { true } else { false } }) else { return }
        var x = 0.0
        for index in line.fragments.indices {
            line.fragments[index].x = x
            if case .blank = line.fragments[index].content { line.fragments[index].width = nextTab(after: x, format) - x }
            x += line.fragments[index].width
        }
    }

    /// The width without white space at the end, and that of the white space.
    private func contentWidth(_ line: TextLayout.Line) -> (content: Double, hanging: Double) {
        let total = line.fragments.reduce(0) { $0 + $1.width }
        var end = line.range.upperBound, hanging = 0.0
        while end > line.range.lowerBound, TextSource.isSeparator(source.units[end - 1]) { end -= 1 }
        guard !line.isTruncated else { return (total, 0) }
        while end > line.range.lowerBound, TextSource.isSpace(source.units[end - 1]) {
            end -= 1
            guard let fragment = line.fragments.first(where: { $0.range.contains(end) }) else { break }
            hanging += fragment.advance(at: end, source)
        }
        return (total - hanging, hanging)
    }

    private func justify(_ line: inout TextLayout.Line, _ slack: Double) {
        var end = line.range.upperBound
        while end > line.range.lowerBound, TextSource.isSpace(source.units[end - 1]) { end -= 1 }
        let gaps = line.fragments.reduce(0) { $0 + $1.range.clamped(to: line.range.lowerBound..<end).filter { source.units[$0] == 0x20 }.count }
        guard gaps > 0 else { return }
        line.fragments = line.fragments.flatMap { $0.spread(by: slack / Double(gaps), before: end, source) }
        var x = 0.0
        for index in line.fragments.indices {
            line.fragments[index].x = x
            x += line.fragments[index].width
        }
        line.width += slack
    }
}
