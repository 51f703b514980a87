/// What text fields and text views answer alike as `UITextInput`. What subclasses override is declared in the classes.
@preconcurrency @MainActor public protocol _TextInputting: UIView, UITextInput {}

extension _TextInputting {
    private var editor: any TypedInto { self as! any TypedInto }
    private var length: Int { (editor.editedText as NSString).length }
    private func offset(_ position: UITextPosition) -> Int { (position as? TextPlace)?.offset ?? 0 }
    private func range(_ range: UITextRange) -> NSRange { ((range as? TextSpan)?.range ?? NSRange(location: 0, length: 0)).clamped(to: length) }

    public var beginningOfDocument: UITextPosition { TextPlace(0) }
    public var endOfDocument: UITextPosition { TextPlace(length) }
    /// Nothing is composed from several keys here.
    public var markedTextRange: UITextRange? { nil }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { if let markedText { editor.type(markedText) } }
    public func unmarkText() {}
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer() }
    public var textInputView: UIView { self }

    public func text(in range: UITextRange) -> String? { (editor.editedText as NSString).substring(with: self.range(range)) }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (offset(fromPosition), offset(toPosition))
        return TextSpan(NSRange(location: min(a, b), length: abs(b - a)))
    }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = self.offset(position) + offset
        return (0...length).contains(place) ? TextPlace(place) : nil
    }
    public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
    }
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (a, b) = (offset(position), offset(other))
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard let place = closestPosition(to: point) as? TextPlace, place.offset < length else { return nil }
        return TextSpan((editor.editedText as NSString).rangeOfComposedCharacterSequence(at: place.offset))
    }
    public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let isBack = direction == .left || direction == .up
        return TextSpan(isBack ? NSRange(location: 0, length: offset(position)) : NSRange(location: offset(position), length: length - offset(position)))
    }
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let place = closestPosition(to: point) as? TextPlace else { return nil }
        let span = self.range(range)
        return TextPlace(min(max(place.offset, span.location), NSMaxRange(span)))
    }
    public func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? caretRect(for: range.start) }
    public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    // MARK: For the classes

    func selected() -> UITextRange? { TextSpan(editor.editedRange) }
    func select(_ range: UITextRange?) { if let range { editor.editedRange = self.range(range) } }
    func nearest(_ point: CGPoint, in label: UILabel) -> UITextPosition? { TextPlace(min(label.textIndex(at: convert(point, to: label)), length)) }

    func caretBox(_ position: UITextPosition, in label: UILabel) -> CGRect {
        var box = label.convert(label.caretBox(at: offset(position)), to: self)
        box.size.width = TextCaret.width
        return box
    }

    func boxes(_ range: UITextRange, in label: UILabel) -> [UITextSelectionRect] {
        let boxes = label.boxes(of: self.range(range))
        return boxes.enumerated().map { TextSpanRect(label.convert($1, to: self), isFirst: $0 == 0, isLast: $0 == boxes.count - 1) }
    }
}
