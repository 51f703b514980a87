/// What few responders carry, kept apart so that the many pay one pointer for it.
@MainActor final class ResponderState {
    var userActivity: NSUserActivity?
    var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
    var pasteConfiguration: UIPasteConfiguration?
    var restorationIdentifier: String?
    var accessibility: AccessibilityState?
    lazy var inputAssistantItem = UITextInputAssistantItem()
}

/// The accessibility attributes that an app has set.
@MainActor final class AccessibilityState {
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var identifier: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var elementsHidden = false
    var viewIsModal = false
    var groupsChildren = false
    var navigationStyle: UIAccessibilityNavigationStyle?
    var elements: [Any]?
    var containerType: UIAccessibilityContainerType?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var userInputLabels: [String]?
    var respondsToUserInteraction: Bool?
}

extension UIResponder {
    var fields: ResponderState {
        if let responderState { return responderState }
        let made = ResponderState()
        responderState = made
        return made
    }

    var accessibilityState: AccessibilityState? { responderState?.accessibility }

    var accessibility: AccessibilityState {
        if let found = fields.accessibility { return found }
        let made = AccessibilityState()
        fields.accessibility = made
        return made
    }
}
