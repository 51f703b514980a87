import Foundation
import ObjCRuntime

/// Shows the laid-out text of a text view.
final class TextCanvas: UILabel {}

extension UITextView {
    func prepare() {
        clipsToBounds = true
        alwaysBounceVertical = false
        ownStorage.addLayoutManager(ownLayoutManager)
        ownLayoutManager.addTextContainer(ownContainer)
        label.numberOfLines = 0
        label.isUserInteractionEnabled = false
        addSubview(label)
    }

    var effectiveFont: UIFont { font ?? .systemFont(ofSize: 12) }

    private var baseAttributes: [NSAttributedString.Key: Any] {
        var attributes = typingAttributes
        attributes[.font] = effectiveFont
        attributes[.foregroundColor] = textColor ?? .label
        return attributes
    }

    func setText(_ string: String) { setAttributed(NSAttributedString(string: string, attributes: baseAttributes)) }

    func setAttributed(_ string: NSAttributedString) {
        ownStorage.setAttributedString(string)
        selectedRange = NSRange(location: string.length, length: 0)
        textChanged()
    }

    func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
        let all = NSRange(location: 0, length: ownStorage.length)
        if let value { ownStorage.addAttribute(key, value: value, range: all) } else { ownStorage.removeAttribute(key, range: all) }
        textChanged()
    }

    func textChanged() {
        label.font = effectiveFont
        label.attributedText = NSAttributedString(attributedString: ownStorage.snapshot)
        label.textAlignment = textAlignment
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Geometry

    /// The text is inset by the container's inset and, at the sides, its line fragment padding.
    private var textInsets: UIEdgeInsets {
        let padding = ownContainer.lineFragmentPadding
        return UIEdgeInsets(top: textContainerInset.top, left: textContainerInset.left + padding, bottom: textContainerInset.bottom, right: textContainerInset.right + padding)
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let insets = textInsets
        let room = CGSize(width: max(width - insets.left - insets.right, 0), height: CGFloat.greatestFiniteMagnitude)
        var text = label.sizeThatFits(room)
        if ownStorage.length == 0 { text.height = effectiveFont.lineHeight }
        let fitted = roundedUpToPixel(CGSize(width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom))
        return CGSize(width: min(fitted.width, width), height: fitted.height)
    }

    func layoutText() {
        defer { placeCaret() }
        let insets = textInsets, fitted = fittingSize(width: bounds.width)
        label.frame = CGRect(x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0), height: fitted.height - insets.top - insets.bottom)
        let size = CGSize(width: bounds.width, height: fitted.height)
        if contentSize != size { contentSize = size }
    }

    func scrollToText(_ range: NSRange) {
        layoutIfNeeded()
        guard ownStorage.length > 0 else { return }
        let boxes = range.length > 0 ? label.boxes(of: range) : [label.caretBox(at: range.location)]
        guard let first = boxes.first else { return }
        scrollRectToVisible(label.convert(boxes.reduce(first) { $0.union($1) }, to: self).insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
    }

    // MARK: Editing

    func beginEditing() -> Bool {
        guard !editing else { return true }
        guard isEditable else { return takeFirstResponder() }
        if let delegate, _implements(delegate, "textViewShouldBeginEditing(_:)"), !delegate.textViewShouldBeginEditing(self) { return false }
        guard takeFirstResponder() else { return false }
        editing = true
        placeCaret()
        if let delegate, _implements(delegate, "textViewDidBeginEditing(_:)") { delegate.textViewDidBeginEditing(self) }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing() -> Bool {
        guard editing else { return giveUpFirstResponder() }
        if let delegate, _implements(delegate, "textViewShouldEndEditing(_:)"), !delegate.textViewShouldEndEditing(self) { return false }
        guard giveUpFirstResponder() else { return false }
        editing = false
        placeCaret()
        if let delegate, _implements(delegate, "textViewDidEndEditing(_:)") { delegate.textViewDidEndEditing(self) }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    // MARK: What a keyboard does

    package func typeText(_ string: String) { if allowsChange(of: selectedRange, to: string) { insertText(string) } }

    package func deleteBackwardByUser() {
        let range = rangeBeforeCaret
        if range.length == 0 || allowsChange(of: range, to: "") { deleteBackward() }
    }

    private func allowsChange(of range: NSRange, to string: String) -> Bool {
        guard let delegate, _implements(delegate, "textView(_:shouldChangeTextIn:replacementText:)") else { return true }
        return delegate.textView(self, shouldChangeTextIn: range, replacementText: string)
    }

    func deleteAtCaret() {
        let range = rangeBeforeCaret
        if range.length > 0 { replace(range, with: "") }
    }

    /// Puts text in a range's place and tells so; nobody is asked.
    func replace(_ range: NSRange, with string: String) {
        ownStorage.replaceCharacters(in: range.clamped(to: ownStorage.length), with: NSAttributedString(string: string, attributes: baseAttributes))
        textChanged()
        selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
        if let delegate, _implements(delegate, "textViewDidChange(_:)") { delegate.textViewDidChange(self) }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        if isScrollEnabled { scrollToText(selectedRange) }
    }

    func selectionMoved() {
        placeCaret()
        if isFirstResponder { Keyboard.shared.textChanged() }
        if let delegate, _implements(delegate, "textViewDidChangeSelection(_:)") { delegate.textViewDidChangeSelection(self) }
    }

    func placeCaret() { caret.place(in: self, over: label, selectedRange, isShown: editing || selectedRange.length > 0 && isFirstResponder) }

    /// A tap puts the caret where the finger is; text that can't be edited but selected just takes first responder status.
    func tapped(at point: CGPoint) {
        if !isEditable, isSelectable, openLink(at: point) { return }
        if isEditable { _ = becomeFirstResponder() }
        guard editing else { return }
        selectedRange = NSRange(location: label.textIndex(at: convert(point, to: label)), length: 0)
    }

    /// Links of text that isn't edited: the delegate may refuse, else the app opens them.
    private func openLink(at point: CGPoint) -> Bool {
        let place = convert(point, to: label), index = label.textIndex(at: place)
        for candidate in [index, index - 1] where candidate >= 0 && candidate < ownStorage.length {
            var range = NSRange()
            guard let link = ownStorage.snapshot.attribute(.link, at: candidate, effectiveRange: &range), label.boxes(of: range).contains(where: { $0.insetBy(dx: -4, dy: -4).contains(place) }),
                  let url = link as? URL ?? (link as? String).flatMap(URL.init(string:)) else { continue }
            if let delegate, _implements(delegate, "textView(_:shouldInteractWith:in:interaction:)"), !delegate.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) { return true }
            if let delegate, _implements(delegate, "textView(_:shouldInteractWith:in:)"), !delegate.textView(self, shouldInteractWith: url, in: range) { return true }
            UIApplication.shared.open(url)
            return true
        }
        return false
    }

    func decodeTextView(_ coder: NSCoder) {
        font = coder.object("UIFont")
        textColor = coder.object("UITextColor")
        if let raw = coder.integer("UITextAlignment"), let value = NSTextAlignment(rawValue: raw) { textAlignment = value }
        if let editable = coder.bool("UIEditable") { isEditable = editable }
        if let selectable = coder.bool("UISelectable") { isSelectable = selectable }
        if let raw = coder.integer("UIDataDetectorTypes") { dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(bitPattern: raw)) }
        traits.decode(coder)
        if let text = coder.string("UIText") { self.text = text }
        if let attributed: NSAttributedString = coder.object("UIAttributedText"), attributed.length > 0 { attributedText = attributed }
        textChanged()
    }
}

extension UITextView: TypedInto {
    var edits: EditActions { EditActions(input: self) }
    var takesText: Bool { isEditable }
    func type(_ text: String) { typeText(text) }
    func pressDelete() { deleteBackwardByUser() }
    var isMultiline: Bool { true }
    var editedText: String { ownStorage.string }
    var editedRange: NSRange {
        get { selectedRange }
        set { selectedRange = newValue.clamped(to: ownStorage.length) }
    }
}
