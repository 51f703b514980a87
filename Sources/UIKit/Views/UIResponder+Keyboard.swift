/// The keyboard's notifications and the keys of their user info.
extension UIResponder {
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name { .init("UIKeyboardWillShowNotification") }
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name { .init("UIKeyboardDidShowNotification") }
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name { .init("UIKeyboardWillHideNotification") }
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name { .init("UIKeyboardDidHideNotification") }
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name { .init("UIKeyboardWillChangeFrameNotification") }
    public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name { .init("UIKeyboardDidChangeFrameNotification") }
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
    public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UIResponder {
    /// The standard edit actions, reachable by selector from menus and key commands.
    nonisolated static func glueResponder(_ glue: inout ObjCGlue) {
        glue.property("restorationIdentifier", get: { ($0 as! UIResponder).restorationIdentifier }, set: { ($0 as! UIResponder).restorationIdentifier = _objcCast($1) })
        glue.property("accessibilityLabel", get: { ($0 as! UIResponder).accessibilityLabel }, set: { ($0 as! UIResponder).accessibilityLabel = _objcCast($1) })
        glue.property("accessibilityHint", get: { ($0 as! UIResponder).accessibilityHint }, set: { ($0 as! UIResponder).accessibilityHint = _objcCast($1) })
        glue.property("accessibilityIdentifier", get: { ($0 as! UIResponder).accessibilityIdentifier }, set: { ($0 as! UIResponder).accessibilityIdentifier = _objcCast($1) })
        glue.property("isAccessibilityElement", get: { ($0 as! UIResponder).isAccessibilityElement }, set: { ($0 as! UIResponder).isAccessibilityElement = _objcCast($1) })
        glue.action("becomeFirstResponder") { receiver, _ in (receiver as! UIResponder).becomeFirstResponder() }
        glue.action("resignFirstResponder") { receiver, _ in (receiver as! UIResponder).resignFirstResponder() }
    }
}
