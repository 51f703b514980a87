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
        label.attributedText = NSAttributedString(attributedString: ownStorage)
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
        let insets = textInsets, fitted = fittingSize(width: bounds.width)
        label.frame = CGRect(x: insets.left, y: insets.top, width: max(bounds.width - insets.left - insets.right, 0), height: fitted.height - insets.top - insets.bottom)
        let size = CGSize(width: bounds.width, height: fitted.height)
        if contentSize != size { contentSize = size }
    }

    func scrollToText(_ range: NSRange) {
        layoutIfNeeded()
        guard ownStorage.length > 0 else { return }
        let share = CGFloat(range.location) / CGFloat(ownStorage.length)
        scrollRectToVisible(CGRect(x: 0, y: contentSize.height * share, width: 1, height: effectiveFont.lineHeight), animated: false)
    }

    // MARK: Editing

    func beginEditing() -> Bool {
        guard !editing else { return true }
        guard isEditable else { return takeFirstResponder() }
        if let delegate, _implements(delegate, "textViewShouldBeginEditing(_:)"), !delegate.textViewShouldBeginEditing(self) { return false }
        guard takeFirstResponder() else { return false }
        editing = true
        if let delegate, _implements(delegate, "textViewDidBeginEditing(_:)") { delegate.textViewDidBeginEditing(self) }
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    func endEditing() -> Bool {
        guard editing else { return giveUpFirstResponder() }
        if let delegate, _implements(delegate, "textViewShouldEndEditing(_:)"), !delegate.textViewShouldEndEditing(self) { return false }
        guard giveUpFirstResponder() else { return false }
        editing = false
        if let delegate, _implements(delegate, "textViewDidEndEditing(_:)") { delegate.textViewDidEndEditing(self) }
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    /// What the keyboard does with typed text: replaces the selection.
    package func typeText(_ string: String) { replaceByUser(selectedRange, with: string) }

    package func deleteBackwardByUser() {
        if selectedRange.length > 0 { return replaceByUser(selectedRange, with: "") }
        guard selectedRange.location > 0 else { return }
        replaceByUser((ownStorage.string as NSString).rangeOfComposedCharacterSequence(at: selectedRange.location - 1), with: "")
    }

    private func replaceByUser(_ range: NSRange, with string: String) {
        if let delegate, _implements(delegate, "textView(_:shouldChangeTextIn:replacementText:)"),
           !delegate.textView(self, shouldChangeTextIn: range, replacementText: string) { return }
        ownStorage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: baseAttributes))
        selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
        textChanged()
        if let delegate, _implements(delegate, "textViewDidChangeSelection(_:)") { delegate.textViewDidChangeSelection(self) }
        if let delegate, _implements(delegate, "textViewDidChange(_:)") { delegate.textViewDidChange(self) }
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
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
