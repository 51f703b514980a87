import Foundation
import ObjCRuntime

extension UITextField {
    func beginEditing() -> Bool {
        guard !editing else { return true }
        if let delegate, _implements(delegate, "textFieldShouldBeginEditing(_:)"), !delegate.textFieldShouldBeginEditing(self) { return false }
        guard takeFirstResponder() else { return false }
        editing = true
        if clearsOnBeginEditing { setText("") }
        if let delegate, _implements(delegate, "textFieldDidBeginEditing(_:)") { delegate.textFieldDidBeginEditing(self) }
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
        clearsOnNextInsertion = storage.length > 0 && (clearsOnInsertion || isSecureTextEntry)
        setNeedsLayout()
        Keyboard.shared.update()
        return true
    }

    func endEditing() -> Bool {
        guard editing else { return giveUpFirstResponder() }
        if let delegate, _implements(delegate, "textFieldShouldEndEditing(_:)"), !delegate.textFieldShouldEndEditing(self) { return false }
        guard giveUpFirstResponder() else { return false }
        editing = false
        if let delegate {
            if _implements(delegate, "textFieldDidEndEditing(_:reason:)") { delegate.textFieldDidEndEditing(self, reason: .committed) }
            else if _implements(delegate, "textFieldDidEndEditing(_:)") { delegate.textFieldDidEndEditing(self) }
        }
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
        setNeedsLayout()
        return true
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    // MARK: What a keyboard does

    package func typeText(_ string: String) {
        if string == "\n" { return returnKeyPressed() }
        if allowsChange(of: selection, to: string) { insertText(string) }
    }

    package func deleteBackwardByUser() {
        let range = rangeBeforeCaret
        // Of an empty field nothing is asked; its subclasses still hear of the key.
        if range.length == 0 || allowsChange(of: range, to: "") { deleteBackward() }
    }

    private func allowsChange(of range: NSRange, to string: String) -> Bool {
        guard let delegate, _implements(delegate, "textField(_:shouldChangeCharactersIn:replacementString:)") else { return true }
        return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    }

    /// Puts text in the selection's place and tells so; nobody is asked.
    func insert(_ string: String) {
        // Hidden text can't be gone on with: the first character replaces it.
        if clearsOnNextInsertion { selection = NSRange(location: 0, length: storage.length) }
        replace(selection, with: string)
    }

    func deleteAtCaret() {
        let range = clearsOnNextInsertion ? NSRange(location: 0, length: storage.length) : rangeBeforeCaret
        if range.length > 0 { replace(range, with: "") }
    }

    func replace(_ range: NSRange, with string: String) {
        clearsOnNextInsertion = false
        let text = NSMutableAttributedString(attributedString: storage)
        text.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typingAttributes ?? defaultTextAttributes))
        setAttributed(text)
        selection = NSRange(location: range.location + string.utf16.count, length: 0)
        textChanged()
    }

    private func textChanged() {
        selectionMoved()
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    /// The caret is elsewhere, or other text is selected.
    func selectionMoved() {
        placeCaret()
        if isFirstResponder { Keyboard.shared.textChanged() }
        if let delegate, _implements(delegate, "textFieldDidChangeSelection(_:)") { delegate.textFieldDidChangeSelection(self) }
    }

    package func returnKeyPressed() {
        if enablesReturnKeyAutomatically, storage.length == 0 { return }
        var ends = true
        if let delegate, _implements(delegate, "textFieldShouldReturn(_:)") { ends = delegate.textFieldShouldReturn(self) }
        guard ends else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if eventHandlers.contains(where: { $0.events.contains(.editingDidEndOnExit) }) { _ = resignFirstResponder() }
    }

    func clearByUser() {
        if let delegate, _implements(delegate, "textFieldShouldClear(_:)"), !delegate.textFieldShouldClear(self) { return }
        setText("")
        clearsOnNextInsertion = false
        textChanged()
        _ = becomeFirstResponder()
    }

    func decodeField(_ coder: NSCoder) {
        if let raw = coder.integer("UIContentHorizontalAlignment"), let value = ContentHorizontalAlignment(rawValue: raw) { contentHorizontalAlignment = value }
        font = coder.object("UIFont")
        textColor = coder.object("UITextColor")
        if let raw = coder.integer("UITextAlignment"), let value = NSTextAlignment(rawValue: raw) { textAlignment = value }
        if let raw = coder.integer("UIBorderStyle"), let value = BorderStyle(rawValue: raw) { borderStyle = value }
        if let placeholder = coder.string("UIPlaceholder") { self.placeholder = placeholder }
        if let attributed: NSAttributedString = coder.object("UIAttributedPlaceholder") { attributedPlaceholder = attributed }
        if let text = coder.string("UIText") { self.text = text }
        if let attributed: NSAttributedString = coder.object("UIAttributedText") { attributedText = attributed }
        if let raw = coder.integer("UIClearButtonMode"), let value = ViewMode(rawValue: raw) { clearButtonMode = value }
        clearsOnBeginEditing = coder.decodeBool(forKey: "UIClearsOnBeginEditing")
        adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "UIAdjustsFontSizeToFit")
        if let size = coder.float("UIMinimumFontSize") { minimumFontSize = size }
        background = coder.object("UIBackground")
        disabledBackground = coder.object("UIDisabledBackground")
        traits.decode(coder)
        restyle()
    }
}
