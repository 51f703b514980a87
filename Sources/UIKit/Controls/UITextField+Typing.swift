extension UITextField: TypedInto {
    var edits: EditActions { EditActions(input: self, isSecure: isSecureTextEntry) }
    var takesText: Bool { isEnabled }
    /// A tap begins editing; another puts the caret where the finger is.
    func tapped(at point: CGPoint) {
        guard editing else { return _ = becomeFirstResponder() }
        clearsOnNextInsertion = false
        editedRange = NSRange(location: textLabel.textIndex(at: convert(point, to: textLabel)), length: 0)
    }

    func type(_ text: String) { typeText(text) }
    func pressDelete() { deleteBackwardByUser() }
    var isMultiline: Bool { false }
    var editedText: String { storage.string }
    var editedRange: NSRange {
        get { selection }
        set {
            selection = newValue.clamped(to: storage.length)
            selectionMoved()
        }
    }
}

extension NSRange {
    func clamped(to length: Int) -> NSRange {
        let start = Swift.min(Swift.max(location, 0), length)
        return NSRange(location: start, length: Swift.min(Swift.max(self.length, 0), length - start))
    }
}
