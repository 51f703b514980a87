import CoreGraphics

/// The settings of a device as it comes: no assistive technology runs, and nothing of Accessibility's settings is switched on.
extension UIAccessibility {
    @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
    @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
    @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
    @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
    @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
    @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
    @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
    @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
    @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
    @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
    @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
    @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
    @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
    @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
    @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
    @preconcurrency @MainActor public static var buttonShapesEnabled: Bool { false }
    @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
    @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
    @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { true }
    @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }
    @preconcurrency @MainActor public static var hearingDevicePairedEar: UIAccessibility.HearingDeviceEar { [] }

    /// Nobody listens to it.
    @preconcurrency @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
    @preconcurrency @MainActor public static func focusedElement(using assistiveTechnologyIdentifier: UIAccessibility.AssistiveTechnologyIdentifier?) -> Any? { nil }
    @preconcurrency @MainActor public static func registerGestureConflictWithZoom() {}
    @preconcurrency @MainActor public static func zoomFocusChanged(zoomType type: UIAccessibility.ZoomType, toFrame frame: CGRect, in view: UIView) {}
    @preconcurrency @MainActor public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String) -> UIAccessibility.GuidedAccessRestrictionState { .allow }
    /// Refused: no device is locked here.
    @preconcurrency @MainActor public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping @MainActor (Bool) -> Void) { completionHandler(false) }

    /// In the screen's coordinates.
    @preconcurrency @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let shown = view.convert(rect, to: nil), origin = view.window?.frame.origin ?? .zero
        return shown.offsetBy(dx: origin.x, dy: origin.y)
    }

    @preconcurrency @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let copy = path.copy() as! UIBezierPath, offset = convertToScreenCoordinates(.zero, in: view).origin
        copy.apply(CGAffineTransform(translationX: offset.x, y: offset.y))
        return copy
    }
}
