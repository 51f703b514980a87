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
        setNeedsLayout()
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

    /// What the keyboard does with typed text: asks the delegate, appends, tells.
    package func typeText(_ string: String) {
        if string == "\n" { return returnKeyPressed() }
        replace(NSRange(location: storage.length, length: 0), with: string)
    }

    package func deleteBackwardByUser() {
        guard let last = text?.last else { return }
        let length = String(last).utf16.count
        replace(NSRange(location: storage.length - length, length: length), with: "")
    }

    private func replace(_ range: NSRange, with string: String) {
        if let delegate, _implements(delegate, "textField(_:shouldChangeCharactersIn:replacementString:)"),
           !delegate.textField(self, shouldChangeCharactersIn: range, replacementString: string) { return }
        setText((storage.string as NSString).replacingCharacters(in: range, with: string))
        textChanged()
    }

    private func textChanged() {
        if let delegate, _implements(delegate, "textFieldDidChangeSelection(_:)") { delegate.textFieldDidChangeSelection(self) }
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    package func returnKeyPressed() {
        var ends = true
        if let delegate, _implements(delegate, "textFieldShouldReturn(_:)") { ends = delegate.textFieldShouldReturn(self) }
        guard ends else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if eventHandlers.contains(where: { $0.events.contains(.editingDidEndOnExit) }) { _ = resignFirstResponder() }
    }

    func clearByUser() {
        if let delegate, _implements(delegate, "textFieldShouldClear(_:)"), !delegate.textFieldShouldClear(self) { return }
        setText("")
        textChanged()
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
