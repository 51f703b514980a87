import LaunchRules

/// First responder status, one per window; the key window's counts.
extension UIResponder {
    /// The window whose first responder this object would be.
    var responderWindow: UIWindow? {
        if let window = self as? UIWindow { return window }
        if let view = self as? UIView { return view.window }
        return next?.responderWindow
    }

    var isCurrentFirstResponder: Bool { FirstResponder.current === self }

    /// G6: the old one is asked to resign before this one is asked whether it can.
    func takeFirstResponder() -> Bool {
        if isCurrentFirstResponder { return true }
        if let view = self as? UIView, view.window == nil {
            FirstResponder.awaitWindow(of: view)
            return false
        }
        if let current = FirstResponder.current, holds("G6") {
            guard current.canResignFirstResponder, Keyboard.shared.handOver(current.resignFirstResponder) else { return false }
        }
        guard canBecomeFirstResponder else {
            Keyboard.shared.update()
            return false
        }
        FirstResponder.current = self
        FirstResponder.changed()
        return true
    }

    func giveUpFirstResponder() -> Bool {
        guard isCurrentFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        FirstResponder.current = nil
        FirstResponder.changed()
        return true
    }

    func chainTarget(for action: Selector, sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if candidate.canPerformAction(action, withSender: sender) { return candidate }
            responder = candidate.next
        }
        return nil
    }
}

/// Who gets key and text input.
@MainActor package enum FirstResponder {
    package weak static var current: UIResponder?
    private weak static var awaited: UIView?

    /// Asked for in `viewWillAppear(_:)`, when the view is in no window yet: it gets its turn when it is in one.
    static func awaitWindow(of view: UIView) {
        var responder: UIResponder? = view
        while let candidate = responder {
            if (candidate as? UIViewController)?.appearing.phase == .appearing { awaited = view }
            responder = candidate.next
        }
    }

    static func settle() {
        guard let view = awaited, view.window != nil else { return }
        awaited = nil
        view.becomeFirstResponder()
    }

    /// A text field tells of its keyboard after it has told its delegate, so it does so itself.
    static func changed() {
        if let field = current as? UITextField, !field.editing { return }
        Keyboard.shared.update()
    }
}
