/// A place in text, in UTF-16 units from its beginning.
final class TextPlace: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }
    override var hash: Int { offset }
}

/// A piece of text.
final class TextSpan: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextPlace(range.location) }
    override var end: UITextPosition { TextPlace(NSMaxRange(range)) }
    override var isEmpty: Bool { range.length == 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
    override var hash: Int { range.location ^ range.length << 16 }
}

/// Where a piece of text is on the screen.
final class TextSpanRect: UITextSelectionRect {
    private let box: CGRect
    private let ends: (start: Bool, end: Bool)

    init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
        self.box = box
        ends = (isFirst, isLast)
        super.init()
    }

    override var rect: CGRect { box }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var isVertical: Bool { false }
}
