/// What text fields and text views have in common for a keyboard.
@MainActor protocol TypedInto {
    /// Enabled, editable.
    var takesText: Bool { get }
    /// What a keyboard enters: the delegate is asked, what it allows is put in the selection's place, and told.
    func type(_ text: String)
    /// The key that deletes backward.
    func pressDelete()
    /// A line of its own for Return and Tab; fields of one line have none.
    var isMultiline: Bool { get }
    var editedText: String { get }
    /// In UTF-16 units.
    var editedRange: NSRange { get nonmutating set }
}

extension TypedInto {
    /// The selection, or the character before the caret: what the key that deletes backward is about.
    var rangeBeforeCaret: NSRange {
        let range = editedRange
        if range.length > 0 { return range }
        guard range.location > 0 else { return NSRange(location: 0, length: 0) }
        return (editedText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
}

/// A view of an app's own that takes text (`UIKeyInput`): nobody is asked.
@MainActor struct CustomKeyInput: TypedInto {
    let input: any UIResponder & UIKeyInput

    var takesText: Bool { true }
    func type(_ text: String) { input.insertText(text) }
    func pressDelete() { input.deleteBackward() }
    var isMultiline: Bool { true }
    var editedText: String { "" }
    var editedRange: NSRange {
        get { NSRange(location: 0, length: 0) }
        nonmutating set { _ = newValue }
    }
}

/// The views of a window that text can be typed into.
@MainActor enum TextInputs {
    static func inside(_ view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        if let input = view as? any TypedInto { return input.takesText ? [view] : [] }
        return view.subviews.flatMap(inside)
    }

    /// In the order of reading: by lines from the top, in a line from its start.
    static func inReadingOrder(_ window: UIWindow) -> [UIView] {
        let placed = inside(window).map { (view: $0, frame: $0.convert($0.bounds, to: window)) }
        return placed.sorted { a, b in
            if a.frame.midY < b.frame.minY || b.frame.midY < a.frame.minY { return a.frame.midY < b.frame.midY }
            return window.isRightToLeft ? a.frame.maxX > b.frame.maxX : a.frame.minX < b.frame.minX
        }.map(\.view)
    }

    static func name(_ view: UIView) -> String {
        let kind = _typeName(type(of: view), qualified: false)
        let said = view.accessibilityIdentifier ?? (view as? UITextField)?.placeholder ?? view.accessibilityLabel
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        return kind + (said.map { " \"\($0)\"" } ?? "") + " at \(Int(middle.x)),\(Int(middle.y))"
    }
}
