import Foundation
import LaunchRules

extension UIControl {
    /// How far outside its bounds a control still counts a tracked touch as inside, in points. // G18
    static var trackingSlack: CGFloat { holds("G18") ? 70 : 0 }

    func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !tracking, let touch = touches.first else { return }
        touchInside = true
        tracking = beginTracking(touch, with: event)
        guard tracking else { touchInside = false; return }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracking, let touch = touches.first else { return }
        let wasInside = touchInside
        touchInside = isInsideWhileTracking(touch)
        isHighlighted = touchInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if touchInside != wasInside { send(touchInside ? .touchDragEnter : .touchDragExit, with: event) }
        send(touchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracking, let touch = touches.first else { return }
        touchInside = isInsideWhileTracking(touch)
        let inside = touchInside
        isHighlighted = false
        endTracking(touch, with: event)
        stopTracking()
        send(inside ? .touchUpInside : .touchUpOutside, with: event)
        if inside, triggersPrimaryActionOnTap { send(.primaryActionTriggered, with: event) }
    }

    func trackCancelled(with event: UIEvent?) {
        guard tracking else { return }
        isHighlighted = false
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, with: event)
    }

    private func stopTracking() {
        tracking = false
        touchInside = false
        isHighlighted = false
    }

    private func isInsideWhileTracking(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.trackingSlack, dy: -Self.trackingSlack).contains(touch.location(in: self))
    }

    /// Buttons and plain controls have the tap as their primary action; value controls have the change of value.
    var triggersPrimaryActionOnTap: Bool { !(self is ValueControl) }

    /// What a control of a value sends when the user changed it.
    func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// Controls whose primary action is the change of their value.
@MainActor protocol ValueControl: UIControl {}
