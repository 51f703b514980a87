/// An object that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: _MainActorObject {
    var responderState: ResponderState?

    public init() { super.init() }

    // MARK: The chain

    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { isCurrentFirstResponder }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }
    @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

    // MARK: Touches, presses, motion

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { next.pressesBegan(presses, with: event) } else { event?.isUnhandled = true }
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { chainTarget(for: action, sender: sender) }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open var keyCommands: [UIKeyCommand]? { nil }
    open func captureTextFromCamera(_ sender: Any?) {}

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func showWritingTools(_ sender: Any) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    // MARK: Input views

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    open var inputAssistantItem: UITextInputAssistantItem { fields.inputAssistantItem }
    open var textInputMode: UITextInputMode? { nil }
    open var textInputContextIdentifier: String? { nil }
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open func reloadInputViews() { if isCurrentFirstResponder { Keyboard.shared.update() } }

    // MARK: Undo, activities, restoration

    open var undoManager: UndoManager? { next?.undoManager }

    open var userActivity: NSUserActivity? {
        get { responderState?.userActivity }
        set { fields.userActivity = newValue }
    }

    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { responderState?.activityItemsConfiguration }
        set { fields.activityItemsConfiguration = newValue }
    }

    open var pasteConfiguration: UIPasteConfiguration? {
        get { responderState?.pasteConfiguration }
        set { fields.pasteConfiguration = newValue }
    }

    open func paste(itemProviders: [NSItemProvider]) {}
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }

    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Set by archives and by hand; state restoration reads it.
    open var restorationIdentifier: String? {
        get { responderState?.restorationIdentifier }
        set { fields.restorationIdentifier = newValue }
    }

    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { accessibilityState?.isElement ?? false }
        set { accessibility.isElement = newValue }
    }

    open var accessibilityLabel: String? {
        get { accessibilityState?.label }
        set { accessibility.label = newValue }
    }

    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }

    open var accessibilityHint: String? {
        get { accessibilityState?.hint }
        set { accessibility.hint = newValue }
    }

    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }

    open var accessibilityValue: String? {
        get { accessibilityState?.value }
        set { accessibility.value = newValue }
    }

    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState?.traits ?? .none }
        set { accessibility.traits = newValue }
    }

    open var accessibilityIdentifier: String? {
        get { accessibilityState?.identifier }
        set { accessibility.identifier = newValue }
    }

    open var accessibilityFrame: CGRect {
        get { accessibilityState?.frame ?? .zero }
        set { accessibility.frame = newValue }
    }

    open var accessibilityPath: UIBezierPath? {
        get { accessibilityState?.path }
        set { accessibility.path = newValue }
    }

    open var accessibilityActivationPoint: CGPoint {
        get { accessibilityState?.activationPoint ?? .zero }
        set { accessibility.activationPoint = newValue }
    }

    open var accessibilityLanguage: String? {
        get { accessibilityState?.language }
        set { accessibility.language = newValue }
    }

    open var accessibilityElementsHidden: Bool {
        get { accessibilityState?.elementsHidden ?? false }
        set { accessibility.elementsHidden = newValue }
    }

    open var accessibilityViewIsModal: Bool {
        get { accessibilityState?.viewIsModal ?? false }
        set { accessibility.viewIsModal = newValue }
    }

    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityState?.groupsChildren ?? false }
        set { accessibility.groupsChildren = newValue }
    }

    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityState?.navigationStyle ?? .automatic }
        set { accessibility.navigationStyle = newValue }
    }

    open var accessibilityElements: [Any]? {
        get { accessibilityState?.elements }
        set { accessibility.elements = newValue }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityState?.containerType ?? .none }
        set { accessibility.containerType = newValue }
    }

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityState?.customActions }
        set { accessibility.customActions = newValue }
    }

    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityState?.customRotors }
        set { accessibility.customRotors = newValue }
    }

    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityState?.userInputLabels ?? [] }
        set { accessibility.userInputLabels = newValue }
    }

    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityState?.respondsToUserInteraction ?? false }
        set { accessibility.respondsToUserInteraction = newValue }
    }

    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil } }

    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }

    @discardableResult open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Interface Builder

    /// Called by Interface Builder on designable views only, so never in an app.
    open func prepareForInterfaceBuilder() {}

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glueResponder(&glue)
    }
}
